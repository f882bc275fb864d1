import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { config } from '../config.ts';
import { cssOfClasses, styleNames } from '../design/index.ts';
import { documents } from '../routes/match.ts';
import { type RouteName, routeNames, routeOf } from '../routes/table.ts';
import { feed } from './feed.ts';
import {
  headerBlocks,
  headersFile,
  type PageHeaders,
  policyMeta,
  redirectsFile,
  rewriteFrom,
  rewritesOf,
  styleHash,
} from './headers.ts';
import { applyEdits, attribute, only, parseHtml, sourceRange } from './html.ts';
import { manifest, manifestHead } from './manifest.ts';
import { nginxConfig } from './nginx.ts';
import { notices } from './notices.ts';
import { pageFacts, type SitePage } from './pageFacts.ts';
import { pageFile } from './pageFile.ts';
import { partsDocument, partsFolder } from './parts.ts';
import { type RenderedPage, renderPage } from './renderPage.tsx';
import { robots, sitemap } from './sitemap.ts';
import { structuredData } from './structuredData.ts';
import { viewFile } from './viewFile.ts';

/** As written by `bundleReporter.mjs`. */
interface Bundles {
  readonly files: Readonly<Record<string, readonly string[]>>;
  readonly packages: readonly string[];
}

const htmlOf = (
  template: string,
  page: RenderedPage,
  { match, facts }: SitePage,
  preload: readonly string[],
  head = '',
): string => {
  const root = `<div id="root" data-document="${match.path}" data-preload="${preload.map((file) => `/${file}`).join(' ')}">`;
  const data = structuredData({ match, facts });
  const tree = parseHtml(template);
  const { to: charsetEnd } = sourceRange(only(tree, 'meta', { charset: 'utf-8' }));
  const { from: bodyStart } = sourceRange(only(tree, 'body'));
  const rest = `${manifestHead}${page.head}${data}<style>${page.fontFaces}</style><style>${page.css}</style>`;
  return applyEdits(template, [
    { from: charsetEnd, to: charsetEnd, text: head },
    { from: bodyStart, to: bodyStart, text: rest },
    { ...sourceRange(only(tree, 'div', { id: 'root' })), text: `${root}${page.body}</div>` },
  ]);
};

const servedAt = (name: RouteName, paths: readonly string[]): readonly string[] => {
  const { path, status, sampleId } = routeOf(name);
  // Hosts that serve flat pages have the page at both addresses.
  if (status !== undefined) return [`/${status}`, `/${status}.html`];
  return sampleId === undefined ? paths : [rewriteFrom(path)];
};

const write = async (file: string, text: string): Promise<void> => {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
};

/** Without `async`, the browser would scroll to the hash of the address only after the first paint. */
const withIntegrity = async (template: string, outDir: string): Promise<string> => {
  const script = only(parseHtml(template), 'script', { type: 'module' });
  const src = attribute(script, 'src') ?? '';
  const hash = createHash('sha384')
    .update(await readFile(join(outDir, src)))
    .digest('base64');
  const text = `<script type=module src=${src} integrity="sha384-${hash}" async></script>`;
  return applyEdits(template, [{ ...sourceRange(script), text }]);
};

/** What is on every document need not come with another page's parts. */
const sharedNames = ([first = [], ...others]: readonly (readonly string[])[]): ReadonlySet<string> =>
  new Set(others.reduce((shared, names) => shared.filter(Set.prototype.has, new Set(names)), first));

/** Writes the site to `outDir`, and the hosts' configuration that is not part of the site to `hostDir`. */
export const prerenderSite = async (
  outDir: string,
  bundlesFile: string,
  hostDir: string,
): Promise<SitePage[]> => {
  const { files: bundles, packages } = JSON.parse(await readFile(bundlesFile, 'utf8')) as Bundles;
  const template = await withIntegrity(await readFile(join(outDir, 'index.html'), 'utf8'), outDir);
  await rm(join(outDir, 'index.html'));
  const pageHeaders: PageHeaders[] = [];
  const sitePages: SitePage[] = [];
  const rendered: { path: string; page: RenderedPage }[] = [];
  for (const { match, paths } of documents()) {
    const page = await renderPage(match);
    const preload = [...(bundles['src/app/main.tsx'] ?? []), ...(bundles[viewFile(match.name)] ?? [])];
    const styleHashes = [styleHash(page.fontFaces), styleHash(page.css)];
    const { status } = routeOf(match.name);
    const head = status === 404 ? policyMeta(styleHashes, config) : '';
    const sitePage = { match, facts: pageFacts(page) };
    sitePages.push(sitePage);
    const html = htmlOf(template, page, sitePage, preload, head);
    for (const path of paths) await write(join(outDir, pageFile(path)), html);
    rendered.push({ path: match.path, page });
    pageHeaders.push({ paths: servedAt(match.name, paths), styleHashes });
  }
  const shared = sharedNames(rendered.map(({ page }) => styleNames(page.css)));
  for (const { path, page } of rendered) {
    const css = cssOfClasses(page.css, (name) => !shared.has(name));
    const parts = partsDocument(path, { ...page, css });
    await write(join(outDir, partsFolder, pageFile(path)), parts);
  }
  await writeFile(join(outDir, 'sitemap.xml'), sitemap(config.siteUrl));
  await writeFile(join(outDir, 'robots.txt'), robots(config.siteUrl));
  await writeFile(join(outDir, 'feed.xml'), feed(config.siteUrl, config.name));
  await writeFile(join(outDir, 'manifest.webmanifest'), manifest());
  await writeFile(join(outDir, 'third-party-notices.txt'), await notices(packages, config.name));
  const files = (await readdir(outDir, { recursive: true })).map((file) => file.replaceAll('\\', '/'));
  const blocks = headerBlocks(pageHeaders, { ...config, files });
  const rewrites = rewritesOf(routeNames.map(routeOf));
  await writeFile(join(outDir, '_headers'), headersFile(blocks));
  await writeFile(join(outDir, '_redirects'), redirectsFile(rewrites));
  await write(join(hostDir, 'nginx.conf'), nginxConfig({ ...config, blocks, rewrites }));
  return sitePages;
};
