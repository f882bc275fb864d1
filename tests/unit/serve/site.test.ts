// @vitest-environment node

import { renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Running, serve } from '../../../src/serve/server.ts';
import { siteHandler } from '../../../src/serve/site.ts';
import {
  assetPolicy,
  basePolicy,
  contentSecurityPolicy,
  securityHeaders,
  styleHash,
} from '../../../src/site-build/headers.ts';
import { observatoryScore } from '../../tools/hosts/observatory.ts';
import { ask, askRaw, style, temporaryFolder, testConfig, writeSite } from '../../worlds/inbox/fixtures.ts';

let running: Running;
let folder: ReturnType<typeof temporaryFolder>;
let dist: string;

beforeEach(async () => {
  folder = temporaryFolder();
  dist = join(folder.path, 'dist');
  writeSite(dist);
  writeFileSync(join(folder.path, 'secret.txt'), 'secret');
  running = await serve({ config: testConfig, dist, inboxFolder: join(folder.path, 'inbox'), port: 0 });
});
afterEach(async () => {
  await running.close(0);
  folder.remove();
});

const get = (path: string, headers: Record<string, string> = {}) => ask(running.url, path, { headers });
/** As hosts join them: the policy of every address, and the page's own. */
const policyOf = (page: string): string =>
  `${basePolicy}, ${contentSecurityPolicy([styleHash(style(page))], testConfig)}`;

describe('pages', () => {
  test.each([
    ['/', 'home'],
    ['/?utm_source=a&utm_source=b', 'home'],
    ['/faq', 'faq'],
    ['/faq/', 'faq'],
    ['/faq.html', 'faq'],
    ['/support/help-center', 'help'],
    ['/help', 'help'],
    ['/gig/sample', 'gig'],
    ['/gig/99', 'gig'],
    ['/gig/99/', 'gig'],
    ['/gig/__proto__', 'gig'],
    ['/gig/%3Cimg%20onerror%3D%3E', 'gig'],
  ])('%s is the page %s with its headers, without a redirect', async (path, page) => {
    const { status, headers, body } = await get(path);
    expect(status).toBe(200);
    expect(body.toString()).toContain(`<title>${page}</title>`);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-security-policy']).toBe(policyOf(page));
  });

  test('carry every security header, worth 155 at the MDN HTTP Observatory with integrity attributes', async () => {
    const { headers } = await get('/faq');
    const expected = securityHeaders({ ...testConfig, styleHashes: [styleHash(style('faq'))] });
    for (const [name, value] of Object.entries(expected))
      expect(headers[name.toLowerCase()]).toBe(name === 'Content-Security-Policy' ? policyOf('faq') : value);
    const single = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
    expect(observatoryScore(single, { preloaded: false, integrity: true })).toBe(155);
    expect(headers['set-cookie']).toBeUndefined();
  });

  test('are not sent again if they have not changed', async () => {
    const { headers } = await get('/faq');
    const again = await get('/faq', { 'if-none-match': String(headers.etag) });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers['content-security-policy']).toBe(policyOf('faq'));
  });

  test('are read again after a build has replaced the folder', async () => {
    const next = join(folder.path, 'next');
    writeSite(next);
    writeFileSync(join(next, 'faq.html'), '<title>new and longer than what was there before</title>');
    renameSync(dist, join(folder.path, 'old'));
    renameSync(next, dist);
    expect((await get('/faq')).body.toString()).toContain('new and longer');
  });
});

describe('the failure page', () => {
  test.each(['/500', '/500/', '/500.html'])('is %s, with status 500 and its policy', async (path) => {
    const { status, headers, body } = await get(path, { 'accept-encoding': 'gzip' });
    expect(status).toBe(500);
    expect(gunzipSync(body).toString()).toContain('<title>failure</title>');
    expect(headers['content-security-policy']).toBe(policyOf('failure'));
  });

  test('is sent when the server itself fails', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const handler = siteHandler({ dist });
    const failing = createServer((request, response) => {
      Object.defineProperty(request, 'headers', { get: () => expect.unreachable('no headers') });
      handler(request, response);
    });
    await new Promise<void>((done) => failing.listen(0, '127.0.0.1', done));
    const { port } = failing.address() as AddressInfo;
    const { status, headers, body } = await ask(`http://127.0.0.1:${port}`, '/faq');
    failing.close();
    expect(status).toBe(500);
    expect(body.toString()).toContain('<title>failure</title>');
    expect(headers['content-security-policy']).toBe(policyOf('failure'));
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
  });
});

describe('files', () => {
  test.each([
    ['/main.0a1b2c3d.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/text.99aabbcc.woff2', 'font/woff2', 'public, max-age=31536000, immutable'],
    ['/site.webmanifest', 'application/manifest+json; charset=utf-8', 'no-cache'],
    ['/sitemap.xml', 'application/xml; charset=utf-8', 'no-cache'],
    ['/favicon.svg', 'image/svg+xml; charset=utf-8', 'no-cache'],
    ['/favicon.ico', 'image/vnd.microsoft.icon', 'no-cache'],
    ['/robots.txt', 'text/plain; charset=utf-8', 'no-cache'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8', 'no-cache'],
  ])('%s has type %s and Cache-Control %s', async (path, type, cache) => {
    const { status, headers } = await get(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe(type);
    expect(headers['cache-control']).toBe(cache);
    expect(headers['content-security-policy']).toBe(`${basePolicy}, ${assetPolicy}`);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  });

  test.each([
    '/_headers',
    '/_redirects',
    '/_headers/',
    '/%5Fheaders',
    '/_headers.br',
    '/_headers.gz',
    '/faq.html.br',
    '/main.0a1b2c3d.js.gz',
    '/index.html.gz/',
  ])('%s is not served', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  test('that are deleted while they are served do not crash the server', async () => {
    rmSync(join(dist, 'main.0a1b2c3d.js'));
    await get('/main.0a1b2c3d.js').catch(() => {});
    expect((await get('/faq')).status).toBe(200);
  });
});

describe('compression', () => {
  const original = async (path: string) => (await get(path)).body;

  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['*', 'br'],
    ['BR', 'br'],
    ['*;q=0', undefined],
    ['identity', undefined],
    ['', undefined],
  ])('"%s" gets %s for pages, files and the not-found page', async (accepted, encoding) => {
    for (const path of ['/faq', '/main.0a1b2c3d.js', '/nowhere', '/gig/1']) {
      const { headers, body } = await get(path, { 'accept-encoding': accepted });
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers.vary).toBe('Accept-Encoding');
      expect(headers['content-length']).toBe(String(body.length));
      const plain =
        encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body;
      expect(plain.equals(await original(path))).toBe(true);
      expect(headers['content-type']).toBe((await get(path)).headers['content-type']);
    }
  });
});

describe('methods', () => {
  test.each(['/faq', '/main.0a1b2c3d.js', '/nowhere'])(
    'HEAD %s has the headers of GET and no body',
    async (path) => {
      const head = await ask(running.url, path, { method: 'HEAD' });
      const full = await get(path);
      const { date: _, ...expected } = full.headers;
      expect(head.status).toBe(full.status);
      expect(head.headers).toMatchObject(expected);
      expect(head.body).toHaveLength(0);
    },
  );

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])('%s is rejected', async (method) => {
    const { status, headers } = await ask(running.url, '/faq', { method });
    expect(status).toBe(405);
    expect(headers.allow).toBe('GET, HEAD');
    expect(headers['strict-transport-security']).toBeDefined();
  });
});

describe('unknown and malformed addresses', () => {
  const addresses = [
    '/nowhere',
    '/FAQ',
    '/Gig/1',
    '/gig/',
    '/faq/more',
    '/404',
    '/404.html',
    '/404/',
    '/%E0%A4%A',
    '/%',
    '/gig/%E0%A4%A',
    '/%2F',
    '/faq%2F',
    '//evil.example',
    '//evil.example/faq',
    '//',
    '/..%2f..%2fsecret.txt',
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%5c..%5csecret.txt',
    '/....//secret.txt',
    '/%00',
    '/faq%00.html',
    '/__proto__',
    '/constructor',
    '/.env',
    '/.git/config',
    `/${'a'.repeat(4000)}`,
    `/nowhere?${'q='.repeat(4000)}`,
    '*',
  ];

  test.each(addresses)('%s gets the not-found page with its policy and status 404', async (address) => {
    const { status, headers, body } = await get(address);
    expect(status).toBe(404);
    expect(body.toString()).toContain('<title>missing</title>');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toBe(policyOf('missing'));
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers.location).toBeUndefined();
  });

  test('accepts a query of 8 kB', async () => {
    expect((await get(`/faq?${'q='.repeat(4096)}`)).status).toBe(200);
  });

  test.each([
    'GET /\u0000 HTTP/1.1\r\nHost: x\r\n\r\n',
    'GET  HTTP/1.1\r\n\r\n',
    `GET /${'a'.repeat(40_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
  ])('invalid HTTP is rejected and does not stop the server', async (bytes) => {
    expect(await askRaw(running.url, bytes)).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect((await get('/faq')).status).toBe(200);
  });

  test.each(['bytes=5-2', 'bytes=abc', 'bytes=-5', 'bytes=99999999-', 'bytes=0-0,5-6', 'lines=1'])(
    'a range %s is ignored',
    async (range) => {
      const { status, body } = await get('/faq', { range });
      expect(status).toBe(200);
      expect(body.toString()).toContain('<title>faq</title>');
    },
  );
});

test('does not start with a folder that is not a built site', async () => {
  const options = { config: testConfig, dist: folder.path, inboxFolder: join(folder.path, 'inbox'), port: 0 };
  await expect(serve(options)).rejects.toThrow(/404\.html/);
});

describe('symbolic links', () => {
  const start = () => serve({ config: testConfig, dist, inboxFolder: join(folder.path, 'inbox'), port: 0 });

  test.each([
    ['a file', 'secret.txt'],
    ['a folder', '.'],
    ['nothing', 'missing'],
  ])('to %s outside of the site stop the start', async (_, target) => {
    symlinkSync(join(folder.path, target), join(dist, 'fonts'));
    await expect(start()).rejects.toThrow(/fonts is a link out of .*: remove the link\.$/);
  });

  test('that appear with a build leave the previous site in place', async () => {
    symlinkSync(join(folder.path, 'secret.txt'), join(dist, 'leak.txt'));
    writeFileSync(join(dist, 'index.html'), '<title>another home</title>');
    expect((await get('/leak.txt')).status).toBe(404);
    rmSync(join(dist, 'leak.txt'));
    expect((await get('/')).status).toBe(200);
  });

  test('within the site, and to the site itself, are followed', async () => {
    symlinkSync('favicon.svg', join(dist, 'icon.svg'));
    symlinkSync(dist, join(folder.path, 'current'));
    const other = await serve({
      config: testConfig,
      dist: join(folder.path, 'current'),
      inboxFolder: join(folder.path, 'inbox'),
      port: 0,
    });
    const { status } = await ask(other.url, '/icon.svg');
    await other.close(0);
    expect(status).toBe(200);
  });
});

test('does not start on a port that is in use', async () => {
  const options = { config: testConfig, dist, inboxFolder: join(folder.path, 'inbox'), port: running.port };
  await expect(serve(options)).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
