import { fileURLToPath } from 'node:url';
import { compress } from './compress.ts';
import { openRenderer } from './images/renderer.ts';
import { writeSocialImages } from './images/socialImages.tsx';
import { prerenderSite } from './prerender.ts';

/** `pages.ts OUT_DIR BUNDLES_FILE`: a build's second half, in a process of its own with production's React. */
const [outDir, bundlesFile] = process.argv.slice(2);
if (!outDir || !bundlesFile) throw new Error('usage: pages.ts OUT_DIR BUNDLES_FILE');
const renderer = await openRenderer(fileURLToPath(new URL('../../.build/drawings', import.meta.url)));
const pages = await prerenderSite(outDir, bundlesFile, renderer);
// Compressing goes on beside the main thread, which draws meanwhile.
await Promise.all([compress(outDir), writeSocialImages(outDir, pages, renderer)]);
await renderer.tidyUp();
