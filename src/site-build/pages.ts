import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { config } from '../config.ts';
import { compress } from './compress.ts';
import { checkDrawnFiles } from './images/drawnFiles.ts';
import { prerenderSite } from './prerender.ts';
import { assetsIgnored, writeWorker } from './workerFiles.ts';

/**
 * `pages.ts OUT_DIR BUNDLES_FILE HOST_DIR DIST` prerenders a build, in its own process with React's production build.
 * `DIST` is where the build will be. It begins when its stdin ends, because then Parcel has written its files.
 */
const [outDir, bundlesFile, hostDir, dist] = process.argv.slice(2);
if (!outDir || !bundlesFile || !hostDir || !dist)
  throw new Error('usage: pages.ts OUT_DIR BUNDLES_FILE HOST_DIR DIST');
await text(process.stdin);
checkDrawnFiles(await prerenderSite(outDir, bundlesFile, hostDir));
await compress(outDir);
await writeFile(join(outDir, '.assetsignore'), assetsIgnored);
const { INBOX_TO: mailTo, INBOX_FROM: mailFrom } = process.env;
await writeWorker(hostDir, dist, { ...config, mailTo, mailFrom });
