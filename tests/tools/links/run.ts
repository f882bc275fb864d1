/**
 * `npm run links [-- --online] [-- --site FOLDER]`: looks for dead links in the built site and in what its scripts
 * show. Addresses of other sites are listed, and requested with `--online` unless nobody can own them (RFC 2606).
 * `--site` looks at a build in another folder, made with the settings of the environment. Exits with 1 when a link is
 * dead.
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { opensView } from '../../../machines/viewHashRules.ts';
import { config } from '../../../src/config.ts';
import { inboxPathsOf } from '../../../src/inbox/rules/paths.ts';
import { documents } from '../../../src/routes/documents.ts';
import { hasReservedHost } from '../../../src/routes/reservedHost.ts';
import { parseRedirects } from '../../../src/serve/hostFiles.ts';
import { buildIfStale } from '../../../src/site-build/build.ts';
import { pageFile } from '../../../src/site-build/pageFile.ts';
import { projectRoot } from '../../../src/site-build/projectRoot.mjs';
import { linksInContent } from './contentLinks.ts';
import { deadLinks, linksInFiles, outsideUrls } from './siteLinks.ts';
import { viewsByFile } from './views.ts';

const { siteUrl } = config;
const { values } = parseArgs({
  options: { online: { type: 'boolean', default: false }, site: { type: 'string' } },
});
const dist = values.site === undefined ? (await buildIfStale()).outDir : resolve(projectRoot, values.site);
const rewrites = parseRedirects(readFileSync(join(dist, '_redirects'), 'utf8'));
const links = [
  ...linksInFiles({ dist, siteUrl }),
  ...(await linksInContent(siteUrl)),
  ...(config.bookingUrl === '' ? [] : [{ from: 'src/config.ts', url: config.bookingUrl }]),
  ...documents().flatMap(({ paths }) =>
    paths.map((path) => ({ from: 'the route table', url: siteUrl + path })),
  ),
];

const dead = deadLinks(links, {
  dist,
  siteUrl,
  endpoints: [...Object.values(inboxPathsOf(config)), config.newsletterPath],
  rewrite: (path) => {
    const rewrite = rewrites.find(({ matches }) => matches(path));
    return rewrite && pageFile(rewrite.to);
  },
  views: viewsByFile,
  opensView,
});

const isThere = async (url: string): Promise<boolean> => {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(15_000) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
};

const outside = outsideUrls(links, siteUrl);
const real = outside.filter((url) => !hasReservedHost(url));
for (const url of real) {
  if (!values.online) console.log(`not requested: ${url}`);
  else if (!(await isThere(url))) dead.push(`${url} does not respond with a page`);
}

for (const problem of dead) console.log(`✗ ${problem}`);
console.log(
  `links: ${links.length} links, ${dead.length} dead; ${outside.length} addresses of other sites, ${outside.length - real.length} of them reserved`,
);
process.exitCode = dead.length > 0 ? 1 : 0;
