import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { ServeOptions } from '../../../src/serve/serveOptions.ts';
import {
  failurePath,
  headerBlocks,
  headersFile,
  notFoundPath,
  redirectsFile,
  styleHash,
} from '../../../src/site-build/headers.ts';
import { securityTxtFile } from '../../../src/site-build/securityTxt.ts';

/** `remove` deletes the folder. */
export function temporaryFolder(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'deskhand-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

export const testConfig: ServeOptions['config'] = {
  name: 'Deskhand',
  siteUrl: 'https://deskhand.example',
  contactEmail: 'hello@deskhand.example',
  formEndpoint: '/api/contact',
  requestEndpoint: '/api/request',
  attachmentLimit: 64 * 1024,
};

export const style = (page: string): string => `main{content:"${page}"}`;
const pageHtml = (name: string): string =>
  `<!doctype html><title>${name}</title><style>${style(name)}</style><main>${name}${' filler'.repeat(200)}</main>`;

/** A page of a growing route, which has no compressed copies. */
const postFile = 'blog/a-post.html';

/** A built site: two pages, an alias, the sample gig, a post, hashed and other files, all others compressed. */
export function writeSite(dist: string): void {
  const pages = {
    home: ['/'],
    faq: ['/faq'],
    help: ['/support/help-center', '/help'],
    gig: ['/gig/*'],
    post: ['/blog/*'],
    missing: [notFoundPath],
    failure: ['/500', failurePath],
  };
  const files: Record<string, string | Buffer> = {
    'index.html': pageHtml('home'),
    'faq.html': pageHtml('faq'),
    'support/help-center.html': pageHtml('help'),
    'help.html': pageHtml('help'),
    'gig/sample.html': pageHtml('gig'),
    [postFile]: pageHtml('post'),
    '404.html': pageHtml('missing'),
    '500.html': pageHtml('failure'),
    'main.0a1b2c3d.js': `console.log(${JSON.stringify('x'.repeat(2000))})`,
    'text.99aabbcc.woff2': Buffer.from('wOF2'),
    'site.webmanifest': '{}',
    'sitemap.xml': '<?xml version="1.0"?><urlset/>',
    'favicon.ico': 'ico',
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'robots.txt': 'User-agent: *\n',
    [securityTxtFile]: 'Expires: 2099-02-28T00:00:00Z\n',
  };
  const blocks = Object.entries(pages).map(([name, paths]) => ({
    paths,
    styleHashes: [styleHash(style(name))],
  }));
  const all = {
    ...files,
    _headers: headersFile(headerBlocks(blocks, { ...testConfig, files: Object.keys(files) })),
    _redirects: redirectsFile([{ from: '/gig/*', to: '/gig/sample' }]),
  };
  for (const [name, content] of Object.entries(all)) {
    mkdirSync(dirname(join(dist, name)), { recursive: true });
    writeFileSync(join(dist, name), content);
    if (name.endsWith('.woff2') || name === postFile) continue;
    writeFileSync(join(dist, `${name}.gz`), gzipSync(content));
    writeFileSync(join(dist, `${name}.br`), brotliCompressSync(content));
  }
}

export interface TestResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Sends a request without normalizing its path, as `fetch` would. */
export function ask(
  url: string,
  path: string,
  options: { method?: string; headers?: Record<string, string>; body?: string | Buffer } = {},
): Promise<TestResponse> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const { method = 'GET', headers = {}, body } = options;
    const request = httpRequest({ hostname, port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    request.on('error', reject);
    request.end(body);
  });
}

/** Sends bytes and returns what the server sends until it closes the connection or 2 s pass. */
export function askRaw(url: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = createConnection(Number(port), hostname, () => socket.write(bytes, 'latin1'));
    let text = '';
    socket.setTimeout(2000, () => socket.destroy());
    socket.on('data', (chunk) => (text += chunk.toString('latin1')));
    socket.on('error', () => {});
    socket.on('close', () => resolve(text));
  });
}
