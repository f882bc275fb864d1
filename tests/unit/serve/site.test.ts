// @vitest-environment node

import { renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
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
import { ask, style, temporaryFolder, testConfig, writeSite } from '../../worlds/inbox/fixtures.ts';
import { listenOn } from '../../worlds/listen.ts';

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

// Pages, files, encodings and methods: tests/tools/hosts/localServer.test.ts.
describe('pages', () => {
  test('carry every security header, worth 155 at the MDN HTTP Observatory with integrity attributes', async () => {
    const { headers } = await get('/faq');
    const expected = securityHeaders({ ...testConfig, styleHashes: [styleHash(style('faq'))] });
    for (const [name, value] of Object.entries(expected))
      expect(headers[name.toLowerCase()]).toBe(name === 'Content-Security-Policy' ? policyOf('faq') : value);
    const single = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
    expect(observatoryScore(single, { preloaded: false, integrity: true })).toBe(155);
    expect(headers['set-cookie']).toBeUndefined();
  });

  test('are read again after a build has replaced the folder, and the old names of files are not found', async () => {
    const next = join(folder.path, 'next');
    writeSite(next);
    writeFileSync(join(next, 'faq.html'), '<title>new and longer than what was there before</title>');
    renameSync(join(next, 'main.0a1b2c3d.js'), join(next, 'main.00000001.js'));
    renameSync(dist, join(folder.path, 'old'));
    // A request in the middle of a deploy may get nothing, because the file is gone.
    await get('/faq').catch(() => null);
    renameSync(next, dist);
    expect((await get('/faq')).body.toString()).toContain('new and longer');
    for (const [path, status, cache] of [
      ['/main.0a1b2c3d.js', 404, 'no-cache'],
      ['/main.00000001.js', 200, 'public, max-age=31536000, immutable'],
    ] as const) {
      const answer = await get(path);
      expect([answer.status, answer.headers['cache-control']]).toEqual([status, cache]);
    }
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
    const url = `http://127.0.0.1:${await listenOn(failing)}`;
    const { status, headers, body } = await ask(url, '/faq');
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

  test('that are deleted while they are served do not crash the server', async () => {
    rmSync(join(dist, 'main.0a1b2c3d.js'));
    await get('/main.0a1b2c3d.js').catch(() => {});
    expect((await get('/faq')).status).toBe(200);
  });
});

describe('unknown and malformed addresses', () => {
  const addresses = [
    '/gig/%E0%A4%A',
    '/%2F',
    '/faq%2F',
    '//',
    '/%00',
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
