import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';
import sirv from 'sirv';
import type { Handler } from '../inbox/handler.ts';
import { pathOf } from '../inbox/rules/paths.ts';
import { contentTypeOf } from '../site-build/contentTypes.ts';
import { cacheRules, failurePath, isHashedName, notFoundPath } from '../site-build/headers.ts';
import { acceptedEncodings } from './acceptedEncodings.ts';
import { type CompressPage, compressPagesOf, type Encoding, sendPage } from './compressPage.ts';
import { type HeaderBlock, headersOf, parseHeaders, parseRedirects, type Rewrite } from './hostFiles.ts';

export interface SiteOptions {
  readonly dist: string;
}

const errorPaths = { 404: notFoundPath, 500: failurePath } as const;

type ErrorStatus = keyof typeof errorPaths;

interface Snapshot {
  readonly serve: ReturnType<typeof sirv>;
  readonly blocks: readonly HeaderBlock[];
  readonly rewrites: readonly Rewrite[];
  readonly compressPage: CompressPage;
  readonly errors: Readonly<Record<ErrorStatus, ReadonlyMap<string, Buffer>>>;
}

const isPrivate = (path: string): boolean =>
  /^\/(_headers|_redirects)(\.|\/|$)/.test(path) || /\.(br|gz)\/*$/.test(path);

/** `/faq/`, `/faq/index.html` and `/faq.html` have the headers of `/faq`. */
const canonical = (path: string): string =>
  path.replace(/\/$/, '').replace(/\/index(\.html)?$|\.html$/, '') || '/';

/** Throws for a symbolic link out of the folder, which sirv would follow. */
function refuseLinks(dist: string): void {
  const root = realpathSync(dist) + sep;
  for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) continue;
    const path = join(entry.parentPath, entry.name);
    if (!existsSync(path) || !realpathSync(path).startsWith(root))
      throw new Error(
        `${path} is a link out of ${dist}. Only files of the site are served: remove the link.`,
      );
  }
}

function readSite(dist: string): Snapshot {
  const text = (name: string): string =>
    existsSync(join(dist, name)) ? readFileSync(join(dist, name), 'utf8') : '';
  const bodies = (path: string): ReadonlyMap<string, Buffer> => {
    const file = join(dist, path);
    if (!existsSync(file))
      throw new Error(
        `${dist} has no ${path.slice(1)}, so it is not a built site. Build it with npm run build.`,
      );
    return new Map(
      Object.entries({ identity: '', gzip: '.gz', br: '.br' })
        .filter(([, suffix]) => existsSync(file + suffix))
        .map(([encoding, suffix]) => [encoding, readFileSync(file + suffix)]),
    );
  };
  const errors = { 404: bodies(notFoundPath), 500: bodies(failurePath) };
  refuseLinks(dist);
  return {
    serve: sirv(dist, {
      etag: true,
      brotli: true,
      gzip: true,
      setHeaders: (response, path) => {
        // sirv lacks some types and UTF-8.
        const type = contentTypeOf(extname(path) || '.html');
        if (type !== undefined) response.setHeader('Content-Type', type);
      },
    }),
    blocks: parseHeaders(text('_headers')),
    rewrites: parseRedirects(text('_redirects')),
    compressPage: compressPagesOf(dist),
    errors,
  };
}

/** Opens only files listed when the folder was read. Throws if it is not a built site. */
export function siteHandler({ dist }: SiteOptions): Handler {
  const stampOf = (): string =>
    ['404.html', 'index.html', '_headers']
      .map((name) => {
        const stats = statSync(join(dist, name), { throwIfNoEntry: false });
        return stats ? `${stats.ino}-${stats.mtimeMs}-${stats.size}` : '';
      })
      .join();
  let stamp = stampOf();
  let site = readSite(dist);

  const refresh = (): void => {
    const now = stampOf();
    if (now === stamp) return;
    try {
      site = readSite(dist);
      stamp = now;
    } catch {
      // The build is incomplete: try again later.
    }
  };

  const handle: Handler = (request, response) => {
    refresh();
    const path = pathOf(request.url);
    const { serve, blocks, rewrites, compressPage } = site;
    // A file deleted before it is opened must not crash the server.
    response.on('pipe', (source) => source.on('error', () => response.destroy()));

    if (request.method !== 'GET' && request.method !== 'HEAD') {
      setHeaders(response, blocks, notFoundPath);
      response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Type': 'text/plain; charset=utf-8' });
      response.end('Only GET and HEAD are answered here.\n');
      return;
    }
    const encodings = acceptedEncodings(request.headers['accept-encoding'], ['br', 'gzip']);
    if (path === null || isPrivate(path) || canonical(path) === canonical(notFoundPath))
      return sendError(404, request, response, site, encodings);
    if (canonical(path) === canonical(failurePath)) return sendError(500, request, response, site, encodings);

    // sirv supports neither quality values nor all byte ranges.
    request.headers['accept-encoding'] = encodings.join(', ');
    delete request.headers.range;
    const serveAt = (address: string, otherwise: () => void): void => {
      request.url = encodeURI(address);
      serve(request, response, otherwise);
    };
    const rewrite = rewrites.find(({ matches }) => matches(path));
    setHeaders(response, blocks, canonical(path));
    const [encoding] = encodings as Encoding[];
    const page = encoding && compressPage(canonical(path), encoding);
    if (page) {
      const failed = () => sendError(500, request, response, site, encodings);
      page.then((compressed) => sendPage(compressed, encoding, request, response)).catch(failed);
      return;
    }
    serveAt(path, () => {
      if (rewrite === undefined) sendError(404, request, response, site, encodings);
      else serveAt(rewrite.to, () => sendError(404, request, response, site, encodings));
    });
  };

  return (request, response) => {
    try {
      handle(request, response);
    } catch (error) {
      console.error(error);
      if (response.headersSent) response.destroy();
      else sendError(500, request, response, site, []);
    }
  };
}

function setHeaders(response: ServerResponse, blocks: readonly HeaderBlock[], path: string): void {
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  response.setHeader('Cache-Control', isHashedName(path) ? cacheRules.immutable : cacheRules.revalidate);
  response.setHeader('Vary', 'Accept-Encoding');
  for (const [name, value] of headersOf(blocks, path)) response.setHeader(name, value);
}

function sendError(
  status: ErrorStatus,
  request: IncomingMessage,
  response: ServerResponse,
  { blocks, errors }: Snapshot,
  encodings: readonly string[],
): void {
  const bodies = errors[status];
  const encoding = encodings.find((name) => bodies.has(name)) ?? 'identity';
  const body = bodies.get(encoding) ?? Buffer.alloc(0);
  setHeaders(response, blocks, errorPaths[status]);
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.writeHead(status, { 'Content-Length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}
