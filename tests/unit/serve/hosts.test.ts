// @vitest-environment node
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { allowedHosts } from '../../../src/serve/environment.ts';
import { hostNameOf, knownHosts } from '../../../src/serve/hosts.ts';
import { serve } from '../../../src/serve/server.ts';
import { plainHeaders } from '../../../src/site-build/headers.ts';
import { protectionProblems } from '../../tools/hosts/protection.ts';
import { ask, askRaw, type TestResponse, temporaryFolder, testConfig } from '../../worlds/inbox/fixtures.ts';
import { goodRequest, multipart, parts } from '../../worlds/inbox/form.ts';
import { inboxForEachTest } from '../../worlds/inbox/inboxHarness.ts';

describe('a server that is addressed by a name', () => {
  const site = inboxForEachTest({ hasSite: true, allowedHosts: ['Desk.Test'] });

  test.each([
    '127.0.0.1',
    '127.0.0.1:4173',
    'localhost',
    'LOCALHOST:80',
    'localhost.',
    '[::1]:4173',
    'deskhand.example',
    'deskhand.example:8443',
    'desk.test',
  ])('%s is answered', async (host) => {
    expect((await ask(site.url, '/faq', { headers: { host } })).status).toBe(200);
  });

  /** Names that whoever owns them can let point to 127.0.0.1, and spellings that look like the server's own. */
  test.each([
    'evil.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    '7f000001.evil.example',
    'deskhand.example.evil.example',
    'evildeskhand.example',
    'www.deskhand.example',
    'localhost.localdomain',
    'localhost\u00ad',
    'xn--lclhst-bua.example',
    '0.0.0.0',
    '0x7f000001',
    '2130706433',
    '127.1',
    '169.254.169.254',
    '[::]',
    '[::2]',
    '[::ffff:127.0.0.1]',
    'evil.example#localhost',
    'evil.example/localhost',
    'evil.example\\@localhost',
    'localhost@evil.example',
    '"><script>',
  ])('%s is refused with 421, pages and inbox alike, and nothing is kept', async (name) => {
    const { type, body } = multipart(parts());
    const post = { method: 'POST', body };
    const answers: TestResponse[] = [];
    for (const host of [name, `${name}:${new URL(site.url).port}`]) {
      const own = { host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' };
      answers.push(
        await ask(site.url, '/faq', { headers: { host } }),
        await ask(site.url, '/nowhere', { headers: { host } }),
        await ask(site.url, '/api/contact', { ...post, headers: { ...own, 'content-type': type } }),
        await ask(site.url, '/api/request', {
          method: 'POST',
          headers: { ...own, 'content-type': 'application/json' },
          body: JSON.stringify(goodRequest),
        }),
      );
    }
    for (const answer of answers) {
      const { status, headers, body: text } = answer;
      expect(status).toBe(421);
      expect(protectionProblems(answer)).toEqual([]);
      for (const [name, value] of Object.entries(plainHeaders))
        expect(headers[name.toLowerCase()]).toBe(value);
      expect(headers['content-type']).toBe('text/plain; charset=utf-8');
      expect(text.toString()).toContain('add the name to ALLOWED_HOSTS');
    }
    expect(readdirSync(join(site.folder, 'messages'))).toEqual([]);
  });

  test('may be left out in HTTP/1.0', async () => {
    expect(await askRaw(site.url, 'GET /faq HTTP/1.0\r\n\r\n')).toContain('<title>faq</title>');
  });
});

test('the inbox without the site knows its hosts, too', async () => {
  const folder = temporaryFolder();
  const inboxFolder = join(folder.path, 'inbox');
  const running = await serve({ config: testConfig, inboxFolder, port: 0 });
  expect((await ask(running.url, '/api/request', { headers: { host: 'evil.example' } })).status).toBe(421);
  await running.close(0);
  expect(existsSync(inboxFolder)).toBe(true);
  folder.remove();
});

test.each([
  ['example.org', 'example.org'],
  ['Example.ORG:8080', 'example.org'],
  ['example.org.', 'example.org'],
  ['[2001:DB8::1]:80', '[2001:db8::1]'],
  ['', null],
  [':80', null],
  ['a b', null],
  ['user@example.org', null],
  ['example.org:80:80', null],
  ['[::1', null],
])('the host in %j is %j', (authority, name) => expect(hostNameOf(authority)).toBe(name));

test('what the server listens on is a known host', () => {
  const known = (host: string) => [...knownHosts({ siteUrl: 'https://site.example', host })];
  expect(known('192.168.0.7')).toContain('192.168.0.7');
  expect(known('fe80::1')).toContain('[fe80::1]');
  expect(known('127.0.0.1')).toContain('site.example');
});

describe('ALLOWED_HOSTS', () => {
  const read = (text: string | undefined) => {
    const before = process.env.ALLOWED_HOSTS;
    process.env.ALLOWED_HOSTS = text ?? '';
    try {
      return allowedHosts();
    } finally {
      if (before === undefined) delete process.env.ALLOWED_HOSTS;
      else process.env.ALLOWED_HOSTS = before;
    }
  };

  test('are names with commas between them', () => {
    expect(read('desk.test, www.desk.test,[::2]')).toEqual(['desk.test', 'www.desk.test', '[::2]']);
    expect(read('')).toEqual([]);
  });

  test.each(['https://desk.test', 'desk.test:80', '*.desk.test', 'desk test', 'a,,b'])(
    '%j is a mistake',
    (text) => expect(() => read(text)).toThrow(/^ALLOWED_HOSTS must be host names .*, not "/),
  );
});
