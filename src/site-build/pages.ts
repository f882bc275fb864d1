import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { config } from '../config.ts';
import { routeOf } from '../routes/table.ts';
import { compress } from './compress.ts';
import { writeDocumentNames } from './documentNames.mjs';
import { checkDrawnFiles } from './images/drawnFiles.ts';
import { pageFile } from './pageFile.ts';
import { preparePages, prerenderSite, renderSite } from './prerender.ts';
import { writeSamples } from './samples/writeSamples.ts';
import { writeServer } from './serverFiles.ts';
import { assetsIgnored, writeWorker } from './workerFiles.ts';

interface PagesOptions {
  readonly outDir: string;
  readonly bundlesFile: string;
  readonly hostDir: string;
  readonly dist: string;
  readonly pages: ReturnType<typeof preparePages>;
}

export async function writePages(options: PagesOptions): Promise<void> {
  const { outDir, bundlesFile, hostDir, dist } = options;
  await writeSamples(outDir);
  const pages = await prerenderSite(options.pages, outDir, bundlesFile, hostDir);
  checkDrawnFiles(pages);
  // Hosts compress these when they are asked for them: the copies would be a third of a large site (decision R15).
  const growing = pages.filter(({ match }) => routeOf(match.name).growing);
  await compress(outDir, new Set(growing.map(({ match }) => pageFile(match.path))));
  await writeFile(join(outDir, '.assetsignore'), assetsIgnored);
  const { INBOX_TO: mailTo, INBOX_FROM: mailFrom } = process.env;
  await writeWorker(hostDir, dist, { ...config, mailTo, mailFrom });
  await writeServer(hostDir, config);
  if (config.orderEndpoint !== '')
    console.log(
      `Requests are followed under ${config.orderEndpoint}, where the local server (npm start) or the Cloudflare worker must answer. For a host with files only, build with CAPABILITIES_OFF=orders.`,
    );
}

/**
 * `pages.ts NAMES_FILE [OUT_DIR BUNDLES_FILE HOST_DIR DIST]`: its own process, for React's production build.
 * It writes the class names for which Parcel waits. Its stdin ends when Parcel has written its files.
 */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [namesFile, outDir, bundlesFile, hostDir, dist] = process.argv.slice(2);
  if (!namesFile) throw new Error('usage: pages.ts NAMES_FILE [OUT_DIR BUNDLES_FILE HOST_DIR DIST]');
  const site = await renderSite();
  await writeDocumentNames(namesFile, site.names);
  if (outDir && bundlesFile && hostDir && dist) {
    const pages = preparePages(site);
    await text(process.stdin);
    await writePages({ outDir, bundlesFile, hostDir, dist, pages });
  }
}
