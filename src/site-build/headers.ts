/**
 * The response headers of every page and file, made from the configuration, and the two files that static
 * hosts (Netlify, Cloudflare Pages) read them from: `_headers` and `_redirects`.
 *
 * Hosts join the values of a header that several matching blocks give (Cloudflare with a comma), and two
 * Content-Security-Policies mean their intersection. So each path gets its policy from exactly one block:
 * `/*` carries everything but the policy, each page its own, each kind of file a policy that forbids all.
 * Only an unknown address matches no page, and there the not-found page brings its policy along in a meta
 * element, see {@link policyMeta}.
 */
import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import type { Route } from '../routes/table.ts';
import { partsFolder } from './parts.ts';

/** Where the site lives and what it may send to; the fields of `src/config.ts` that matter here. */
export interface Origins {
  /** Absolute address of the site. */
  readonly siteUrl: string;
  /** Path of this site or absolute address that takes the contact form. */
  readonly formEndpoint: string;
  /** Path or absolute address that takes requests as JSON; empty: none. */
  readonly requestEndpoint: string;
}

/** One prerendered page. */
export interface PageHeaders {
  /** Every address it is served at: `/faq`, or `/gig/*` for a rewrite. No trailing slash but in `/`. */
  readonly paths: readonly string[];
  /** {@link styleHash} of each inline style. */
  readonly styleHashes: readonly string[];
}

export interface HeadersFileOptions extends Origins {
  /** Every file of the built site, relative to its folder (`main.1a2b3c4d.js`); decides what may be cached. */
  readonly files?: readonly string[];
}

/** The hash of the empty text: Stitches starts from an empty style element of its own making. */
const emptyStyle = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';
/** Cloudflare Pages reads no more blocks and no longer lines (developers.cloudflare.com/pages/configuration/headers). */
const hostLimits = { rules: 100, lineLength: 2000 } as const;
const assetPolicy = "default-src 'none'; frame-ancestors 'none'";
/** The address under which our own server looks up the not-found page's headers. */
export const notFoundPath = '/404.html';

export const cacheRules = {
  immutable: 'public, max-age=31536000, immutable',
  revalidate: 'no-cache',
} as const;

/** Whether a file's name holds its content's hash (`main.1a2b3c4d.js`), so that it never changes. */
export const isHashedName = (path: string): boolean => /\.[0-9a-f]{8}\.\w+$/.test(path);

/** The CSP source of an inline style's exact text (what stands between `<style>` and `</style>`). */
export const styleHash = (css: string): string =>
  `sha256-${createHash('sha256').update(css).digest('base64')}`;

/** Another origin the endpoint lies on, or `null` for none or our own. Throws if the address is no http(s) one. */
function foreignOrigin(endpoint: string, siteUrl: string): string | null {
  if (endpoint === '') return null;
  if (!URL.canParse(endpoint, siteUrl)) throw new Error(`Not an address: "${endpoint}" (site "${siteUrl}")`);
  const url = new URL(endpoint, siteUrl);
  if (!/^https?:$/.test(url.protocol)) throw new Error(`Not an http(s) address: "${endpoint}"`);
  return url.origin === new URL(siteUrl).origin ? null : url.origin;
}

type Sources = readonly (string | null)[];

function directives(styleHashes: readonly string[], origins: Origins): [string, Sources][] {
  const wrong = styleHashes.find((hash) => !/^sha256-[A-Za-z0-9+/]{43}=$/.test(hash));
  if (wrong !== undefined) throw new Error(`Not a style hash: "${wrong}"; make it with styleHash(css)`);
  const form = foreignOrigin(origins.formEndpoint, origins.siteUrl);
  const request = foreignOrigin(origins.requestEndpoint, origins.siteUrl);
  const styles = [...new Set([emptyStyle, ...styleHashes])].map((hash) => `'${hash}'`);
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

const written = (policy: [string, Sources][]): string =>
  policy
    .map(([name, sources]) => [name, ...sources.filter((source) => source !== null)].join(' '))
    .join('; ');

/**
 * A page's Content-Security-Policy. Throws on a malformed hash or endpoint.
 * @internal for tests
 */
export const contentSecurityPolicy = (styleHashes: readonly string[], origins: Origins): string =>
  written(directives(styleHashes, origins));

/**
 * The same policy as the meta element that must come first in `404.html`'s head: no block of `_headers` can
 * match just the unknown addresses. `frame-ancestors` is left out, browsers ignore it there (CSP 3, 3.3).
 */
export function policyMeta(styleHashes: readonly string[], origins: Origins): string {
  const policy = directives(styleHashes, origins).filter(([name]) => name !== 'frame-ancestors');
  return `<meta http-equiv="Content-Security-Policy" content="${written(policy)}">`;
}

const commonHeaders: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), web-share=(self), clipboard-write=(self)',
};

/** All security headers of one page, by name. */
export const securityHeaders = (
  options: Origins & { readonly styleHashes: readonly string[] },
): Record<string, string> => ({
  'Content-Security-Policy': contentSecurityPolicy(options.styleHashes, options),
  ...commonHeaders,
});

interface Block {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A block per kind of file, and one per hashed file of a kind that also has files without a hash. */
function fileBlocks(files: readonly string[]): Block[] {
  const byExtension = new Map<string, string[]>();
  for (const file of files) {
    const extension = extname(file);
    if (extension === '' || ['.html', '.br', '.gz'].includes(extension)) continue;
    byExtension.set(extension, [...(byExtension.get(extension) ?? []), file]);
  }
  return [...byExtension].sort().flatMap(([extension, named]): Block[] => {
    const hashed = named.filter(isHashedName);
    const cacheControl = { 'Cache-Control': cacheRules.immutable };
    const all = hashed.length === named.length ? cacheControl : {};
    const rest = hashed.length === named.length ? [] : hashed;
    return [
      { path: `/*${extension}`, headers: { 'Content-Security-Policy': assetPolicy, ...all } },
      ...rest.sort().map((file) => ({ path: `/${file}`, headers: cacheControl })),
    ];
  });
}

/** Parts of pages are fetched by pages; nobody is to find them by themselves. */
const partsBlock: Block = {
  path: `/${partsFolder}/*`,
  headers: {
    'Content-Security-Policy': assetPolicy,
    'Cache-Control': cacheRules.revalidate,
    'X-Robots-Tag': 'noindex',
  },
};

/** Whether two blocks could match one address, read as loosely as Netlify does: any case, `.` for any character. */
const overlaps = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.replace(/\/$/, '').replaceAll('*', '.*')}/?$`, 'i').test(path);

/**
 * The text of `_headers`.
 *
 * @param pages every page with every address it has, and the not-found page as
 *   `{ paths: [notFoundPath] }`, whose headers our own server gives to unknown addresses.
 * @throws when an address would get two policies, or the file outgrows what Cloudflare Pages reads.
 */
export function headersFile(pages: readonly PageHeaders[], options: HeadersFileOptions): string {
  const pageBlocks = pages.flatMap(({ paths, styleHashes }) => {
    const policy = contentSecurityPolicy(styleHashes, options);
    const headers = { 'Content-Security-Policy': policy, 'Cache-Control': cacheRules.revalidate };
    return paths.map((path): Block => ({ path, headers }));
  });
  const assets = fileBlocks(options.files ?? []);
  const policed = [...assets, ...pageBlocks].filter(({ headers }) => 'Content-Security-Policy' in headers);
  for (const { path } of pageBlocks) {
    const matching = policed.filter((block) => overlaps(block.path, path));
    if (matching.length > 1)
      throw new Error(`Two policies for ${path}: ${matching.map((b) => b.path).join(', ')}`);
  }
  return checked([{ path: '/*', headers: commonHeaders }, ...assets, partsBlock, ...pageBlocks]);
}

function checked(blocks: readonly Block[]): string {
  if (blocks.length > hostLimits.rules)
    throw new Error(`_headers has ${blocks.length} blocks, Cloudflare Pages reads ${hostLimits.rules}`);
  const lines = blocks.flatMap(({ path, headers }) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const long = lines.find((line) => line.length >= hostLimits.lineLength);
  if (long !== undefined)
    throw new Error(`_headers has a line of ${long.length} characters: ${long.slice(0, 80)}…`);
  return `${lines.join('\n')}\n`;
}

/** A route's path as hosts write it where any id is shown: `/gig/*`. */
export const rewriteFrom = (path: string): string => path.replace(':id', '*');

/** The text of `_redirects`: where any id is shown, every address is rewritten to the one prerendered page (R3). */
export const redirectsFile = (routes: readonly Pick<Route, 'path' | 'sampleId'>[]): string =>
  routes
    .flatMap(({ path, sampleId }) =>
      sampleId === undefined ? [] : [`${rewriteFrom(path)}  ${path.replace(':id', sampleId)}  200\n`],
    )
    .join('');
