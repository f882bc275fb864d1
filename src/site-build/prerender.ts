import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { config } from '../config.ts';
import { securityReviewed } from '../configuration/site.ts';
import { cssOfClasses, styleNames } from '../design/index.ts';
import { documents } from '../routes/documents.ts';
import type { Match } from '../routes/match.ts';
import { socialImage } from '../routes/socialImage.ts';
import { type RouteName, routeNames, routeOf } from '../routes/table.ts';
import { buildId } from './buildId.ts';
import { shortNames, withShortNames } from './classNames.mjs';
import type { DocumentNames } from './documentNames.mjs';
import { feed } from './feed.ts';
import {
  headerBlocks,
  headersFile,
  patternHeaders,
  policyMeta,
  redirectsFile,
  rewriteFrom,
  rewritesOf,
  type StyledPage,
  styleHash,
} from './headers.ts';
import { applyEdits, attribute, only, parseHtml, sourceRange } from './html.ts';
import { manifest, manifestHead } from './manifest.ts';
import { nginxConfig } from './nginx.ts';
import { notices } from './notices.ts';
import { pageFacts, type SitePage } from './pageFacts.ts';
import { pageFile } from './pageFile.ts';
import { partsDocument, partsFile, staticParts } from './parts.ts';
import { type RenderedPage, renderPages } from './renderPage.tsx';
import { securityTxt, securityTxtFile } from './securityTxt.ts';
import { robots, sitemap } from './sitemap.ts';
import { structuredData } from './structuredData.ts';
import { printSheet, splitStyles } from './styles.ts';
import { viewFile } from './viewFile.ts';

interface Bundles {
  readonly files: Readonly<Record<string, readonly string[]>>;
  readonly packages: readonly string[];
}

interface Parts {
  readonly build: string;
  readonly preload: readonly string[];
  readonly screen: string;
  readonly printFile: string;
  readonly head: string;
}

const htmlOf = (
  template: string,
  page: RenderedPage,
  { match, facts }: SitePage,
  { build, preload, screen, printFile, head }: Parts,
): string => {
  const root = `<div id="root" data-document="${match.path}" data-build=${build} data-preload="${preload.map((file) => `/${file}`).join(' ')}"${routeOf(match.name).isLive ? ' data-live' : ''}>`;
  const data = structuredData({ match, facts });
  const tree = parseHtml(template);
  const { to: charsetEnd } = sourceRange(only(tree, 'meta', { charset: 'utf-8' }));
  const { from: bodyStart } = sourceRange(only(tree, 'body'));
  const rest = `${manifestHead}${page.head}${data}<style>${page.fontFaces}</style><style>${screen}</style><link rel=stylesheet href=/${printFile} media=print>`;
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
  const hash = createHash('sha256')
    .update(await readFile(join(outDir, src)))
    .digest('base64');
  const text = `<script type=module src=${src} integrity="sha256-${hash}" async></script>`;
  return applyEdits(template, [{ ...sourceRange(script), text }]);
};

/** Pages that share a style sheet: those of a growing route, and each other page alone. */
const sheets = (): (readonly Page[])[] => {
  const all: Page[][] = [];
  for (const page of documents()) {
    const last = all.at(-1);
    const isShared = routeOf(page.match.name).growing && last?.[0]?.match.name === page.match.name;
    if (last && isShared) last.push(page);
    else all.push([page]);
  }
  return all;
};

interface Page {
  readonly match: Match;
  readonly paths: readonly string[];
}

/** A page whose social image is not drawn yet has that of its parent or of the home page. */
const withDrawnImage = (html: string, { name, id }: Match, outDir: string): string => {
  const image = socialImage(name, id);
  if (existsSync(join(outDir, image))) return html;
  const parent = socialImage(routeOf(name).parent ?? 'home', '');
  return html.replaceAll(config.siteUrl + image, config.siteUrl + parent);
};

/** What is on every document need not come with another page's parts. */
const sharedNames = ([first = [], ...others]: readonly (readonly string[])[]): ReadonlySet<string> =>
  new Set(others.reduce((shared, names) => shared.filter(Set.prototype.has, new Set(names)), first));

interface RenderedSitePage {
  readonly page: Page;
  readonly rendered: RenderedPage;
}

interface RenderedSite {
  readonly pages: readonly RenderedSitePage[];
  readonly names: DocumentNames;
}

/** Renders every page, with short class names. Needs nothing of the scripts. */
export const renderSite = async (): Promise<RenderedSite> => {
  const pages: RenderedSitePage[] = [];
  for (const sheet of sheets()) {
    const rendered = await renderPages(sheet.map(({ match }) => match));
    for (const [at, page] of sheet.entries()) pages.push({ page, rendered: rendered[at]! });
  }
  const names = [...new Set(pages.map(({ rendered: { css } }) => css))].map(styleNames);
  const short = shortNames(names.flat());
  const renamed = pages.map(({ page, rendered: { body, css, ...rest } }) => ({
    page,
    rendered: { ...rest, body: withShortNames(body, short), css: withShortNames(css, short) },
  }));
  return { pages: renamed, names: { shared: [...sharedNames(names)], short: [...short] } };
};

interface PreparedPage extends RenderedSitePage {
  readonly facts: SitePage['facts'];
  readonly parts: string;
  readonly styles: ReturnType<typeof splitStyles>;
  readonly hashes: readonly string[];
}

/** Does what takes long and needs nothing of the scripts. */
export const preparePages = ({ pages: site }: RenderedSite): readonly PreparedPage[] => {
  const stylesOf = new Map<string, ReturnType<typeof splitStyles>>();
  for (const { rendered } of site)
    if (!stylesOf.has(rendered.css)) stylesOf.set(rendered.css, splitStyles(rendered.css));
  return site.map(({ page, rendered }) => {
    const styles = stylesOf.get(rendered.css)!;
    const hashes = [styleHash(rendered.fontFaces), styleHash(styles.screen)];
    const parts = routeOf(page.match.name).growing ? '' : staticParts(rendered.body);
    return { page, rendered, facts: pageFacts(rendered), parts, styles, hashes };
  });
};

/** Writes the site to `outDir`, beside Parcel's scripts, and hosts' own configuration to `hostDir`. */
export const prerenderSite = async (
  pages: readonly PreparedPage[],
  outDir: string,
  bundlesFile: string,
  hostDir: string,
): Promise<SitePage[]> => {
  const { files: bundles, packages } = JSON.parse(await readFile(bundlesFile, 'utf8')) as Bundles;
  const template = await withIntegrity(await readFile(join(outDir, 'index.html'), 'utf8'), outDir);
  await rm(join(outDir, 'index.html'));
  const styled = pages.map(({ page: { match, paths }, hashes }): StyledPage => {
    const { path, growing, needs = [] } = routeOf(match.name);
    const page = {
      paths: servedAt(match.name, paths),
      styleHashes: hashes,
      isPrivate: needs.includes('orders'),
    };
    return growing ? { ...page, growing: path } : page;
  });
  const missing = pages.find(({ page }) => routeOf(page.match.name).status === 404)?.hashes ?? [];
  const pageHeaders = patternHeaders(styled, missing);
  const allowed = (match: Match): readonly string[] =>
    pageHeaders.find(({ paths }) => paths.includes(servedAt(match.name, [match.path])[0] ?? ''))
      ?.styleHashes ?? [];
  const sitePages: SitePage[] = [];
  const shared = sharedNames([...new Set(pages.map(({ rendered: { css } }) => css))].map(styleNames));
  const print = printSheet([...new Set(pages.map(({ styles }) => styles))]);
  const printFile = `print.${createHash('sha256').update(print).digest('hex').slice(0, 8)}.css`;
  await writeFile(join(outDir, printFile), print);
  const scripts = (await readdir(outDir)).filter((file) => file.endsWith('.js'));
  const build = buildId(scripts, shared);
  for (const { page, rendered, facts, parts, styles } of pages) {
    const { match, paths } = page;
    const { screen } = styles;
    const { status, growing } = routeOf(match.name);
    const preload = [...(bundles['src/app/main.tsx'] ?? []), ...(bundles[viewFile(match.name)] ?? [])];
    const head = status === 404 ? policyMeta(allowed(match), config) : '';
    const sitePage = { match, facts };
    sitePages.push(sitePage);
    const written = htmlOf(template, rendered, sitePage, { build, preload, screen, printFile, head });
    const html = withDrawnImage(written, match, outDir);
    for (const path of paths) await write(join(outDir, pageFile(path)), html);
    if (!growing) {
      const css = cssOfClasses(rendered.css, (name) => !shared.has(name));
      const document = partsDocument(match.path, { build, head: rendered.head, css, parts });
      await write(join(outDir, partsFile(match.path)), document);
    }
  }
  await writeFile(join(outDir, 'sitemap.xml'), sitemap(config.siteUrl));
  await writeFile(join(outDir, 'robots.txt'), robots(config.siteUrl));
  await write(join(outDir, securityTxtFile), securityTxt(config, securityReviewed));
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
