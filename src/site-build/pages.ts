import { compress } from './compress.ts';
import { checkDrawnFiles } from './images/drawnFiles.ts';
import { prerenderSite } from './prerender.ts';

/** `pages.ts OUT_DIR BUNDLES_FILE HOST_DIR` prerenders a build, in its own process with React's production build. */
const [outDir, bundlesFile, hostDir] = process.argv.slice(2);
if (!outDir || !bundlesFile || !hostDir) throw new Error('usage: pages.ts OUT_DIR BUNDLES_FILE HOST_DIR');
checkDrawnFiles(await prerenderSite(outDir, bundlesFile, hostDir));
await compress(outDir);
