/**
 * Headers and rewrites for Netlify, Cloudflare Pages and `nginx.ts`. Hosts join the values of matching blocks,
 * and two policies mean their intersection: so the block of all addresses forbids nothing that a page needs,
 * and each path gets its own policy from exactly one other block. No block can match only unknown addresses:
 * the not-found page has its policy in a meta element.
 */
import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { privateHeaders } from '../inbox/rules/privateHeaders.ts';
import type { Route } from '../routes/table.ts';
import { partsFolder } from './parts.ts';

export interface Origins {
  readonly siteUrl: string;
  readonly formEndpoint: string;
  readonly requestEndpoint: string;
}

export interface PageHeaders {
  /** Addresses, or patterns in which `*` stands for anything. */
  readonly paths: readonly string[];
  readonly styleHashes: readonly string[];
  readonly addresses?: readonly string[];
  /** Shows what only one visitor may know. */
  readonly isPrivate?: boolean;
}

export interface HeadersFileOptions extends Origins {
  readonly files?: readonly string[];
}

/** developers.cloudflare.com/pages/configuration/headers */
const hostLimits = { rules: 100, lineLength: 2000 } as const;
export const assetPolicy = "default-src 'none'; frame-ancestors 'none'";
/** For what has no block of its own: unknown addresses, redirects, refused methods. @internal for tests */
export const basePolicy = "script-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";
/** The local server sends the headers of this address with the not-found page. */
export const notFoundPath = '/404.html';
/** The failure page. A host that can do so sends it with status 500 at its own address too. */
export const failurePath = '/500.html';

export const cacheRules = {
  immutable: 'public, max-age=31536000, immutable',
  revalidate: 'no-cache',
} as const;

export const isHashedName = (path: string): boolean => /\.[0-9a-f]{8}\.\w+$/.test(path);

export const styleHash = (css: string): string =>
  `sha256-${createHash('sha256').update(css).digest('base64')}`;

function foreignOrigin(endpoint: string, siteUrl: string): string | null {
  if (endpoint === '') return null;
  if (!URL.canParse(endpoint, siteUrl)) throw new Error(`Not an address: "${endpoint}" (site "${siteUrl}")`);
  const url = new URL(endpoint, siteUrl);
  if (!/^https?:$/.test(url.protocol)) throw new Error(`Not an http(s) address: "${endpoint}"`);
  return url.origin === new URL(siteUrl).origin ? null : url.origin;
}

type Sources = readonly (string | null)[];

function directives(styleHashes: readonly string[], origins: Origins): [string, Sources][] {
  const malformedHash = styleHashes.find((hash) => !/^sha256-[A-Za-z0-9+/]{43}=$/.test(hash));
  if (malformedHash !== undefined)
    throw new Error(`Not a style hash: "${malformedHash}". Create it with styleHash(css)`);
  const form = foreignOrigin(origins.formEndpoint, origins.siteUrl);
  const request = foreignOrigin(origins.requestEndpoint, origins.siteUrl);
  const styles = [...new Set(styleHashes)].map((hash) => `'${hash}'`);
  return [
    ['default-src', ["'none'"]],
    ['script-src', ["'self'"]],
    ['style-src', ["'self'", ...styles]],
    ['style-src-attr', ["'none'"]],
    ['img-src', ["'self'", 'data:']],
    ['font-src', ["'self'"]],
    ['connect-src', ["'self'", form, request === form ? null : request]],
    ['form-action', ["'self'", form]],
    ['manifest-src', ["'self'"]],
    ['base-uri', ["'none'"]],
    ['frame-ancestors', ["'none'"]],
    ['require-trusted-types-for', ["'script'"]],
    ['trusted-types', ["'none'"]],
  ];
}

const serialize = (policy: [string, Sources][]): string =>
  policy
    .map(([name, sources]) => [name, ...sources.filter((source) => source !== null)].join(' '))
    .join('; ');

/** A page's Content-Security-Policy. Throws on a malformed hash or endpoint. @internal for tests */
export const contentSecurityPolicy = (styleHashes: readonly string[], origins: Origins): string =>
  serialize(directives(styleHashes, origins));

/** Leaves out `frame-ancestors`, which browsers ignore in a meta element (CSP 3, 3.3). */
export function policyMeta(styleHashes: readonly string[], origins: Origins): string {
  const policy = directives(styleHashes, origins).filter(([name]) => name !== 'frame-ancestors');
  return `<meta http-equiv="Content-Security-Policy" content="${serialize(policy)}">`;
}

const commonHeaders: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), clipboard-write=(self)',
};

export const securityHeaders = (
  options: Origins & { readonly styleHashes: readonly string[] },
): Record<string, string> => ({
  'Content-Security-Policy': contentSecurityPolicy(options.styleHashes, options),
  ...commonHeaders,
});

/** For an answer that is no page of the site: a refusal, an error of HTTP itself. */
export const plainHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': assetPolicy,
  ...commonHeaders,
  'Cache-Control': 'no-store',
};

export interface HeaderBlock {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface Rewrite {
  /** With `*` for one or more characters. */
  readonly from: string;
  readonly to: string;
}

export const everyPath = '/*';

/** One block per extension, and one per hashed file if its extension also has other files. */
function fileBlocks(files: readonly string[]): HeaderBlock[] {
  const byExtension = new Map<string, string[]>();
  for (const file of files) {
    const extension = extname(file);
    if (extension === '' || ['.html', '.br', '.gz'].includes(extension)) continue;
    byExtension.set(extension, [...(byExtension.get(extension) ?? []), file]);
  }
  return [...byExtension].sort().flatMap(([extension, filesOfKind]): HeaderBlock[] => {
    const hashed = filesOfKind.filter(isHashedName);
    const cacheControl = { 'Cache-Control': cacheRules.immutable };
    const all = hashed.length === filesOfKind.length ? cacheControl : {};
    const rest = hashed.length === filesOfKind.length ? [] : hashed;
    return [
      { path: `/*${extension}`, headers: { 'Content-Security-Policy': assetPolicy, ...all } },
      ...rest.sort().map((file) => ({ path: `/${file}`, headers: cacheControl })),
    ];
  });
}

const partsBlock: HeaderBlock = {
  path: `/${partsFolder}/*`,
  headers: {
    'Content-Security-Policy': assetPolicy,
    'Cache-Control': cacheRules.revalidate,
    'X-Robots-Tag': 'noindex',
  },
};

/** Matches as loosely as Netlify does: any case, `.` for any character. */
const matcherOf = (pattern: string): ((path: string) => boolean) => {
  const whole = new RegExp(`^${pattern.replace(/\/$/, '').replaceAll('*', '.*')}/?$`, 'i');
  return (path) => whole.test(path);
};

export const overlaps = (pattern: string, path: string): boolean => matcherOf(pattern)(path);

/** Every block of a site, from which each host's configuration is made. Throws when an address has two policies. */
export function headerBlocks(pages: readonly PageHeaders[], options: HeadersFileOptions): HeaderBlock[] {
  const pageBlocks = pages.flatMap(({ paths, styleHashes, isPrivate = false }) => {
    const policy = contentSecurityPolicy(styleHashes, options);
    const others = isPrivate ? privateHeaders : { 'Cache-Control': cacheRules.revalidate };
    const headers = { 'Content-Security-Policy': policy, ...others };
    return paths.map((path): HeaderBlock => ({ path, headers }));
  });
  const assets = fileBlocks(options.files ?? []);
  const blocksWithPolicy = [...assets, ...pageBlocks].filter(
    ({ headers }) => 'Content-Security-Policy' in headers,
  );
  const patterns = blocksWithPolicy.map(({ path }) => ({ path, matches: matcherOf(path) }));
  for (const path of pages.flatMap(({ paths, addresses = [] }) => [...paths, ...addresses])) {
    const matching = patterns.filter(({ matches }) => matches(path));
    if (matching.length > 1)
      throw new Error(`Two policies for ${path}: ${matching.map((each) => each.path).join(', ')}`);
  }
  const base = { 'Content-Security-Policy': basePolicy, ...commonHeaders };
  return [{ path: everyPath, headers: base }, ...assets, partsBlock, ...pageBlocks];
}

export function headersFile(blocks: readonly HeaderBlock[]): string {
  if (blocks.length > hostLimits.rules)
    throw new Error(`_headers has ${blocks.length} blocks; Cloudflare Pages reads only ${hostLimits.rules}`);
  const lines = blocks.flatMap(({ path, headers }) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const long = lines.find((line) => line.length >= hostLimits.lineLength);
  if (long !== undefined)
    throw new Error(`_headers has a line of ${long.length} characters: ${long.slice(0, 80)}…`);
  return `${lines.join('\n')}\n`;
}

export const rewriteFrom = (path: string): string => path.replace(':id', '*');

export interface StyledPage extends PageHeaders {
  readonly growing?: string;
}

/**
 * One policy for each pattern, so that their number does not grow with the posts (decision R15). Each also
 * allows the hashes of the not-found page (`notFound`), which hosts send with it, and of the growing routes'
 * style sheets, which every page may fetch; and of `/blog`, which hosts may match with `/blog/*`.
 */
export function patternHeaders(pages: readonly StyledPage[], notFound: readonly string[]): PageHeaders[] {
  const growing = pages.filter((page) => page.growing !== undefined);
  const shared = [...new Set(growing.flatMap(({ styleHashes }) => styleHashes))];
  const single = pages
    .filter((page) => page.growing === undefined)
    .map(({ styleHashes, ...page }) => ({ ...page, styleHashes: [...new Set([...styleHashes, ...shared])] }));
  const routes = [...new Set(growing.map((page) => rewriteFrom(page.growing ?? '')))];
  const patterns = routes.filter((path) => routes.every((other) => other === path || !overlaps(other, path)));
  return [
    ...single,
    ...patterns.map((path) => {
      const base = single.find(({ paths }) => paths.includes(path.replace('/*', '')));
      const addresses = growing.flatMap((page) => page.paths).filter((each) => overlaps(path, each));
      const styleHashes = [...new Set([...shared, ...notFound, ...(base?.styleHashes ?? [])])];
      return { paths: [path], styleHashes, addresses };
    }),
  ];
}

export const rewritesOf = (routes: readonly Pick<Route, 'path' | 'sampleId'>[]): Rewrite[] =>
  routes.flatMap(({ path, sampleId }) =>
    sampleId === undefined ? [] : [{ from: rewriteFrom(path), to: path.replace(':id', sampleId) }],
  );

export const redirectsFile = (rewrites: readonly Rewrite[]): string =>
  rewrites.map(({ from, to }) => `${from}  ${to}  200\n`).join('');
