import { compress } from './compress.ts';
import { checkDrawnFiles } from './images/drawnFiles.ts';
import { prerenderSite } from './prerender.ts';

/** `pages.ts OUT_DIR BUNDLES_FILE` prerenders a build, in its own process with React's production build. */
const [outDir, bundlesFile] = process.argv.slice(2);
if (!outDir || !bundlesFile) throw new Error('usage: pages.ts OUT_DIR BUNDLES_FILE');
checkDrawnFiles(await prerenderSite(outDir, bundlesFile));
await compress(outDir);
