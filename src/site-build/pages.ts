import { compress } from './compress.ts';
import { checkDrawnFiles } from './images/drawnFiles.ts';
import { prerenderSite } from './prerender.ts';

/** `pages.ts OUT_DIR BUNDLES_FILE`: a build's second half, in a process of its own with production's React. */
const [outDir, bundlesFile] = process.argv.slice(2);
if (!outDir || !bundlesFile) throw new Error('usage: pages.ts OUT_DIR BUNDLES_FILE');
checkDrawnFiles(await prerenderSite(outDir, bundlesFile));
await compress(outDir);
