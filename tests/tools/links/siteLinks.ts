import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { attribute, elements, parseHtml, textOf } from '../../../src/site-build/html.ts';
import { pageFile } from '../../../src/site-build/pageFile.ts';
import { partsFolder } from '../../../src/site-build/parts.ts';

export interface Link {
  /** Where it is, for the reader of a report. */
  readonly from: string;
  /** Absolute. */
  readonly url: string;
}

export interface BuiltSite {
  /** The built folder. */
  readonly dist: string;
  readonly siteUrl: string;
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    );

/** The files that a host serves, without compressed copies and what only hosts read. */
const servedFiles = (dist: string): string[] =>
  filesIn(dist).filter((file) => !/\.(br|gz)$/.test(file) && !/^_(headers|redirects)$/.test(file));

const addressAttributes = ['href', 'src', 'action', 'formaction', 'poster'];
const metaAddresses = ['og:url', 'og:image'];
/** The properties of structured data that are addresses. An `@id` is a name. */
const dataAddresses = ['url', 'logo', 'item', 'image', 'mainEntityOfPage'];

const addressesInData = (data: unknown): string[] =>
  typeof data !== 'object' || data === null
    ? []
    : Object.entries(data).flatMap(([key, value]) =>
        dataAddresses.includes(key) && typeof value === 'string' ? [value] : addressesInData(value),
      );

const addressesInHtml = (html: string): string[] =>
  elements(parseHtml(html)).flatMap((element) => {
    const { tagName } = element;
    const named = addressAttributes.flatMap((name) => attribute(element, name) ?? []);
    const preloaded = (attribute(element, 'data-preload') ?? '').split(' ').filter((file) => file !== '');
    const images = (attribute(element, 'srcset') ?? '')
      .split(',')
      .flatMap((image) => image.trim().split(/\s/)[0] || []);
    const isAddress = tagName === 'meta' && metaAddresses.includes(attribute(element, 'property') ?? '');
    const isData = tagName === 'script' && attribute(element, 'type') === 'application/ld+json';
    return [
      ...named,
      ...preloaded,
      ...images,
      ...(isAddress ? [attribute(element, 'content') ?? ''] : []),
      ...(isData ? addressesInData(JSON.parse(textOf(element))) : []),
    ];
  });

/** Plain text is no link, so other files have none. */
const addressesIn = (file: string, text: string): string[] => {
  const all = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, address = '']) => address);
  if (file.endsWith('.html')) return addressesInHtml(text);
  if (file.endsWith('.xml')) return [...all(/<(?:loc|id)>([^<]*)</g), ...all(/\shref="([^"]*)"/g)];
  if (file === 'robots.txt') return all(/^Sitemap:\s*(\S+)$/gm);
  if (file === '.well-known/security.txt') return all(/^\w+:\s*((?:https|mailto):\S+)$/gm);
  if (file.endsWith('.webmanifest')) return all(/"(?:src|start_url)":"([^"]*)"/g);
  return [];
};

/** Every link in the files of a built site. Throws for an address that is none. */
export const linksInFiles = ({ dist, siteUrl }: BuiltSite): Link[] =>
  servedFiles(dist)
    // The same markup as in the pages.
    .filter((file) => !file.startsWith(`${partsFolder}/`))
    .flatMap((file) => {
      const address = `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`;
      return addressesIn(file, readFileSync(join(dist, file), 'utf8'))
        .filter((url) => url !== '')
        .map((url) => ({ from: file, url: new URL(url, siteUrl + address).href }));
    });

interface Targets extends BuiltSite {
  /** The paths that a server handles, such as the contact form's. */
  readonly endpoints: readonly string[];
  /** The file that hosts send for a path that has none, or undefined. */
  readonly rewrite: (path: string) => string | undefined;
  /** The hashes that open a view, by the file of the page. */
  readonly views: ReadonlyMap<string, ReadonlySet<string>>;
  /** Whether a hash opens a view, known or unknown. */
  readonly opensView: (hash: string) => boolean;
}

/** What is wrong with each link within the site: no file, or no element or view for its hash. */
export const deadLinks = (links: readonly Link[], targets: Targets): string[] => {
  const { dist, siteUrl, endpoints, rewrite, views, opensView } = targets;
  const files = new Set(servedFiles(dist));
  const ids = new Map<string, ReadonlySet<string>>();
  const idsIn = (file: string): ReadonlySet<string> => {
    const known = ids.get(file);
    if (known) return known;
    const page = parseHtml(readFileSync(join(dist, file), 'utf8'));
    const found = new Set(elements(page).flatMap((element) => attribute(element, 'id') ?? []));
    ids.set(file, found);
    return found;
  };
  const fileOf = (path: string): string | undefined =>
    [path.slice(1), pageFile(path), rewrite(path) ?? ''].find((file) => files.has(file));
  const problemOf = (url: string): string | undefined => {
    const { origin, protocol, pathname, hash } = new URL(url);
    if (protocol !== 'https:' && protocol !== 'http:')
      return ['mailto:', 'data:'].includes(protocol) ? undefined : 'is no address';
    if (origin !== new URL(siteUrl).origin) return undefined;
    if (endpoints.includes(pathname)) return undefined;
    const file = fileOf(decodeURI(pathname));
    if (file === undefined) return 'leads to no file';
    if (hash === '' || !file.endsWith('.html')) return undefined;
    if (opensView(hash)) return views.get(file)?.has(hash) ? undefined : 'opens no view';
    return idsIn(file).has(decodeURIComponent(hash.slice(1))) ? undefined : 'leads to no element';
  };
  return [
    ...new Set(
      links.flatMap(({ from, url }) => {
        const problem = problemOf(url);
        return problem === undefined ? [] : [`${from}: ${url} ${problem}`];
      }),
    ),
  ];
};

/** The addresses of other sites, each once. */
export const outsideUrls = (links: readonly Link[], siteUrl: string): string[] => [
  ...new Set(
    links.flatMap(({ url }) => {
      const { origin, protocol } = new URL(url);
      return /^https?:$/.test(protocol) && origin !== new URL(siteUrl).origin ? [url] : [];
    }),
  ),
];
