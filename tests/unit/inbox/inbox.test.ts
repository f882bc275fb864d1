// @vitest-environment node
import { chmodSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { serve } from '../../../src/serve/server.ts';
import { securityHeaders, styleHash } from '../../../src/site-build/headers.ts';
import { ask, testConfig } from '../../worlds/inbox/fixtures.ts';
import { parts } from '../../worlds/inbox/form.ts';
import { errorsOf, inboxForEachTest, json } from '../../worlds/inbox/inboxHarness.ts';

const inbox = inboxForEachTest({ faults: true });

describe('the protocol', () => {
  test('HEAD gets 405 without a body', async () => {
    const response = await ask(inbox.url, '/api/contact', { method: 'HEAD' });
    expect([response.status, response.body.length]).toEqual([405, 0]);
  });

  test.each(['application/json', 'multipart/form-data', 'multipart/form-data; charset=utf-8', ''])(
    'a body of type "%s" gets 415',
    async (type) => {
      const headers = { ...json, ...(type === '' ? {} : { 'content-type': type }) };
      const response = await ask(inbox.url, '/api/contact', { method: 'POST', headers, body: 'name=x' });
      expect(response.status).toBe(415);
      inbox.expectEmptyInbox();
    },
  );

  test.each([
    '',
    'garbage',
    '--x',
    '--x\r\n\r\n',
    '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nAda',
    '--x--\r\n',
  ])('a malformed body %j is rejected and not stored', async (body) => {
    const headers = { ...json, 'content-type': 'multipart/form-data; boundary=x' };
    const response = await ask(inbox.url, '/api/contact', { method: 'POST', headers, body });
    expect([400, 422]).toContain(response.status);
    inbox.expectEmptyInbox();
  });

  test('a form sent by another site gets 403', async () => {
    const origin = `https://${new URL(inbox.url).hostname}:1`;
    expect((await inbox.post(parts(), { ...json, origin })).status).toBe(403);
    inbox.expectEmptyInbox();
    expect((await inbox.post(parts(), { ...json, origin: inbox.url })).status).toBe(200);
  });

  test('every response has the security headers and is not cached', async () => {
    const responses = [
      await inbox.post(parts()),
      await inbox.post(parts({ name: '' })),
      await inbox.post(parts(), { accept: '*/*' }),
      await inbox.post(parts(), json, '/api/contact?fault=html'),
      await ask(inbox.url, '/api/contact'),
    ];
    expect(responses.map(({ status }) => status)).toEqual([200, 422, 303, 502, 405]);
    for (const { status, headers } of responses) {
      // A page of its own, with a style of its own.
      const isRefusal = status !== 502 && headers['content-type']?.startsWith('text/html');
      expect(headers['cache-control']).toBe('no-store');
      for (const [name, value] of Object.entries(securityHeaders({ ...testConfig, styleHashes: [] })))
        if (!isRefusal || name !== 'Content-Security-Policy') expect(headers[name.toLowerCase()]).toBe(value);
    }
  });

  test('a rejected form post of a browser gets a page', async () => {
    const response = await inbox.post(parts({ name: '', message: 'short' }), { accept: 'text/html' });
    expect(response.status).toBe(422);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    const page = response.body.toString();
    for (const piece of [
      '<html lang="en">',
      '<meta name="viewport"',
      '<title>Your message was not sent',
      '<li>Your name is missing.</li>',
      'The message has 5 visible characters; at least 500 are needed.',
      'what you typed is still there',
      '<a href="/contact">',
      'mailto:hello@deskhand.example',
      'Nothing was sent',
      '<a href="/">Deskhand</a>',
      '<nav class="where" aria-label="Breadcrumb">',
    ])
      expect(page).toContain(piece);
    expect(page).not.toMatch(/style=|<script/);
    const [, css = ''] = /<style>([\s\S]*)<\/style>/.exec(page) ?? [];
    expect(response.headers['content-security-policy']).toBe(
      `default-src 'none'; style-src '${styleHash(css)}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
  });

  test('a trailing slash and a query make no difference', async () => {
    expect((await inbox.post(parts(), json, '/api/contact/?utm_source=x')).status).toBe(200);
  });

  test('a disk failure gets 500 with a message', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    rmSync(inbox.parent, { recursive: true });
    const response = await inbox.post(parts());
    expect(response.status).toBe(500);
    expect(errorsOf(response)[0]?.message).toMatch(/could not be saved/);
  });
});

test('the server does not start if the inbox cannot be created', async () => {
  if (process.getuid?.() === 0) return;
  chmodSync(inbox.parent, 0o500);
  const options = { config: testConfig, inboxFolder: join(inbox.parent, 'other'), port: 0 };
  await expect(serve(options)).rejects.toThrow(/EACCES/);
  chmodSync(inbox.parent, 0o700);
});

test('the server has no inbox if the form endpoint is another site', async () => {
  const config = { ...testConfig, formEndpoint: 'https://forms.example/f', requestEndpoint: '' };
  const other = join(inbox.parent, 'other');
  const elsewhere = await serve({ config, inboxFolder: other, port: 0 });
  expect(elsewhere.inboxPaths).toEqual({});
  expect((await ask(elsewhere.url, '/api/contact', { method: 'POST' })).status).toBe(404);
  expect(existsSync(other)).toBe(false);
  await elsewhere.close(0);
});
