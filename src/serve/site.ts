/**
 * Serves a built folder as a static host would: clean addresses without a redirect, files compressed at build
 * time, the headers of `_headers`, the rewrite of `_redirects`, the not-found page for everything else.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import sirv from 'sirv';
import type { Handler } from '../inbox/handler.ts';
import { cacheRules, isHashedName, notFoundPath } from '../site-build/headers.ts';
import { acceptedEncodings } from './acceptedEncodings.ts';
import { type HeaderBlock, headersOf, parseHeaders, parseRedirects, type Rewrite } from './hostFiles.ts';

export interface SiteOptions {
  /** The built folder. It must hold `404.html`; `_headers` and `_redirects` are followed if present. */
  readonly dist: string;
}

/** What was read of a folder at one moment. */
interface Snapshot {
  readonly serve: ReturnType<typeof sirv>;
  readonly blocks: readonly HeaderBlock[];
  readonly rewrites: readonly Rewrite[];
  /** The not-found page by content encoding; `identity` is always present. */
  readonly notFound: ReadonlyMap<string, Buffer>;
}

/** Content types by extension, where sirv knows none or leaves out that a text is UTF-8. */
const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/vnd.microsoft.icon',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};

/** Files that hosts do not serve, and compressed copies that only content negotiation may choose. */
const isPrivate = (path: string): boolean =>
  /^\/(_headers|_redirects)(\.|\/|$)/.test(path) || /\.(br|gz)\/*$/.test(path);

/**
 * The path of a request's address, decoded once, or `null` if it is malformed: no leading slash, invalid
 * percent-encoding, or a character that none of our files has in its name.
 */
export function pathOf(url: string | undefined): string | null {
  const raw = /^\/[^?#]*/.exec(url ?? '')?.[0];
  if (raw === undefined) return null;
  try {
    const path = decodeURI(raw);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is kept out.
    return /[\u0000-\u001f\\?#]/.test(path) ? null : path;
  } catch {
    return null;
  }
}

/** The address by which a page's headers are looked up: `/faq/`, `/faq/index.html` and `/faq.html` are the page `/faq`. */
const canonical = (path: string): string =>
  path.replace(/\/$/, '').replace(/\/index(\.html)?$|\.html$/, '') || '/';

function read(dist: string): Snapshot {
  const text = (name: string): string =>
    existsSync(join(dist, name)) ? readFileSync(join(dist, name), 'utf8') : '';
  const notFound = new Map<string, Buffer>();
  for (const [encoding, suffix] of Object.entries({ identity: '', gzip: '.gz', br: '.br' })) {
    const file = join(dist, `404.html${suffix}`);
    if (existsSync(file)) notFound.set(encoding, readFileSync(file));
  }
  if (!notFound.has('identity')) throw new Error(`${dist} holds no 404.html: it is not a built site`);
  return {
    serve: sirv(dist, {
      etag: true,
      brotli: true,
      gzip: true,
      setHeaders: (response, path) => {
        const type = contentTypes[extname(path)];
        if (type !== undefined) response.setHeader('Content-Type', type);
      },
    }),
    blocks: parseHeaders(text('_headers')),
    rewrites: parseRedirects(text('_redirects')),
    notFound,
  };
}

/**
 * Handles requests for the site. The folder is read at once, and again when a build has replaced it.
 *
 * Only GET and HEAD, else 405. No address crashes the server or leaves the folder: only files that were listed
 * beforehand are ever opened.
 *
 * @throws if the folder is not a built site.
 */
export function siteHandler({ dist }: SiteOptions): Handler {
  const stampOf = (): string =>
    ['404.html', 'index.html', '_headers']
      .map((name) => {
        const stats = statSync(join(dist, name), { throwIfNoEntry: false });
        return stats ? `${stats.ino}-${stats.mtimeMs}-${stats.size}` : '';
      })
      .join();
  let stamp = stampOf();
  let site = read(dist);

  /** While a build is running, the site that was read before is served. */
  const refresh = (): void => {
    const now = stampOf();
    if (now === stamp) return;
    try {
      site = read(dist);
      stamp = now;
    } catch {
      // The build is not finished: the next request tries again.
    }
  };

  return (request, response) => {
    refresh();
    const path = pathOf(request.url);
    const { serve, blocks, rewrites } = site;
    // A file that vanishes between look-up and opening must not crash the server.
    response.on('pipe', (source) => source.on('error', () => response.destroy()));

    if (request.method !== 'GET' && request.method !== 'HEAD') {
      apply(response, blocks, notFoundPath);
      response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Type': 'text/plain; charset=utf-8' });
      response.end('Only GET and HEAD are answered here.\n');
      return;
    }
    const encodings = acceptedEncodings(request.headers['accept-encoding'], ['br', 'gzip']);
    if (path === null || isPrivate(path) || canonical(path) === canonical(notFoundPath))
      return sendNotFound(request, response, site, encodings);

    // sirv understands neither quality values nor every byte range: it gets what it understands.
    request.headers['accept-encoding'] = encodings.join(', ');
    delete request.headers.range;
    const serveAt = (address: string, otherwise: () => void): void => {
      request.url = encodeURI(address);
      serve(request, response, otherwise);
    };
    const rewrite = rewrites.find(({ matches }) => matches(path));
    apply(response, blocks, canonical(path));
    serveAt(path, () => {
      if (rewrite === undefined) sendNotFound(request, response, site, encodings);
      else serveAt(rewrite.to, () => sendNotFound(request, response, site, encodings));
    });
  };
}

/** Replaces a response's headers with those of an address. */
function apply(response: ServerResponse, blocks: readonly HeaderBlock[], path: string): void {
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  response.setHeader('Cache-Control', isHashedName(path) ? cacheRules.immutable : cacheRules.revalidate);
  response.setHeader('Vary', 'Accept-Encoding');
  for (const [name, value] of headersOf(blocks, path)) response.setHeader(name, value);
}

function sendNotFound(
  request: IncomingMessage,
  response: ServerResponse,
  { blocks, notFound }: Snapshot,
  encodings: readonly string[],
): void {
  const encoding = encodings.find((name) => notFound.has(name)) ?? 'identity';
  const body = notFound.get(encoding) ?? Buffer.alloc(0);
  apply(response, blocks, notFoundPath);
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.writeHead(404, { 'Content-Length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}
