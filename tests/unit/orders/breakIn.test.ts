// @vitest-environment node
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ask, type TestResponse, testConfig } from '../../worlds/inbox/fixtures.ts';
import { attachment, goodRequest, multipart } from '../../worlds/inbox/form.ts';
import { inboxForEachTest, ordersForEachTest } from '../../worlds/inbox/inboxHarness.ts';
import {
  deskKey,
  documentIn,
  ownerOf,
  sendOrder,
  signIn,
  terms,
  typesIn,
  visitorOf,
} from '../../worlds/inbox/orderClient.ts';

const inbox = ordersForEachTest();

const form = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  ask(inbox.url, path, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'text/html,application/xhtml+xml',
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
    body: new URLSearchParams(fields).toString(),
  });
const page = (path: string, cookie: string) =>
  ask(inbox.url, path, { headers: { accept: 'text/html', cookie } });
const cookieIn = ({ headers }: TestResponse) => headers['set-cookie']?.[0] ?? '';
const link = ({ id, key }: { id: string; key: string }) => `https://deskhand.example/request/${id}#${key}`;

describe('without a script', () => {
  test('an order is opened by its link, answered by forms, and read as a page', async () => {
    const sent = await sendOrder(inbox.url);
    const path = `/orders/${sent.id}`;
    const opened = await form('/orders/open', { link: `  ${link(sent)} \n` });
    expect([opened.status, opened.headers.location]).toEqual([303, path]);
    expect(cookieIn(opened)).toBe(`order=${sent.key}; Path=${path}; HttpOnly; SameSite=Strict`);
    const secure = await form('/orders/open', { link: link(sent) }, { host: 'deskhand.example' });
    expect(cookieIn(secure)).toBe(`order=${sent.key}; Path=${path}; HttpOnly; SameSite=Strict; Secure`);

    const cookie = `other=1; order=${sent.key}`;
    await ownerOf(inbox.url, await signIn(inbox.url), sent).act({ type: 'offer.make', terms: terms() });
    const shown = (await page(path, cookie)).body.toString();
    expect(shown).toContain('This site only shows how it works');
    expect(shown).toContain('€150, VAT included');
    const [, key = ''] =
      /name="key" value="([^"]+)"><input type="hidden" name="type" value="offer.agree">/.exec(shown) ?? [];
    const agreed = await form(`${path}/events`, { key, type: 'offer.agree', offer: '1' }, { cookie });
    expect([agreed.status, agreed.headers.location]).toEqual([303, path]);
    const again = await form(`${path}/events`, { key, type: 'offer.agree', offer: '1' }, { cookie });
    expect(again.status).toBe(303);
    const { type, body } = multipart([
      { name: 'key', value: crypto.randomUUID() },
      attachment('notes.txt', 'text'),
    ]);
    const file = await ask(inbox.url, `${path}/files`, {
      method: 'POST',
      headers: { 'content-type': type, accept: 'text/html', cookie, 'sec-fetch-site': 'same-origin' },
      body,
    });
    expect([file.status, file.headers.location]).toEqual([303, path]);
    expect(typesIn(await visitorOf(inbox.url, sent).get())).toEqual([
      'offer.make',
      'offer.agree',
      'file.add',
    ]);
    expect((await page(`${path}/files/3`, cookie)).body.toString()).toBe('text');
    expect(
      (
        await form(
          `${path}/events`,
          { key: crypto.randomUUID(), type: 'offer.agree', offer: '1' },
          { cookie },
        )
      ).status,
    ).toBe(409);
  });

  test('what is no link, or another’s, opens nothing and says so on a page', async () => {
    const sent = await sendOrder(inbox.url);
    const other = await sendOrder(inbox.url, { name: 'Bob' });
    for (const typed of [
      '',
      'hello',
      link({ ...sent, key: other.key }),
      link({ id: 'desk', key: sent.key }),
    ]) {
      const refused = await form('/orders/open', { link: typed });
      expect([refused.status, cookieIn(refused)]).toEqual([404, '']);
      expect(refused.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(refused.body.toString()).toContain('action="/orders/open"');
    }
    expect((await page(`/orders/${sent.id}`, `order=${other.key}`)).status).toBe(404);
    expect((await page(`/orders/${sent.id}`, '')).status).toBe(404);
  });

  test('no field of either side becomes HTML', async () => {
    const bad = `<img src=x onerror=alert(1)>"'&`;
    const sent = await sendOrder(inbox.url, { name: bad, description: bad });
    const owner = ownerOf(inbox.url, await signIn(inbox.url), sent);
    const visitor = visitorOf(inbox.url, sent);
    await owner.act({ type: 'offer.make', terms: terms({ person: bad, note: bad }) });
    await visitor.act({ type: 'message.write', text: bad });
    await visitor.act({ type: 'offer.decline', offer: 1, note: bad });
    const { type, body } = multipart([
      { name: 'key', value: crypto.randomUUID() },
      attachment('<img src=x onerror=alert(1)>.txt', 'text'),
    ]);
    await visitor.post('/files', body, { 'content-type': type });
    const { status, headers, body: html } = await page(`/orders/${sent.id}`, `order=${sent.key}`);
    expect(status).toBe(200);
    expect(html.toString().match(/onerror/g)?.length).toBeGreaterThan(4);
    expect(html.toString()).not.toContain('<img');
    expect(html.toString()).not.toContain(sent.key);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect(headers['referrer-policy']).toMatch(/^(no-referrer|same-origin|strict-origin-when-cross-origin)$/);
  });
});

test('HTML in any field of a message is refused, or shown as text', async () => {
  const bad = '<img src=x onerror=alert(1)>';
  let shown = 0;
  for (const name of Object.keys(goodRequest)) {
    const { status, body } = await ask(inbox.url, '/api/request', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...goodRequest, name: `Ada of ${name}`, [name]: bad }),
    });
    expect([200, 422]).toContain(status);
    expect(body.toString()).not.toContain('<img');
    if (status !== 200) continue;
    const sent = JSON.parse(body.toString()).order;
    const html = (await page(`/orders/${sent.id}`, `order=${sent.key}`)).body.toString();
    expect(html).not.toContain('<img');
    if (html.includes('onerror')) shown++;
  }
  expect(shown).toBeGreaterThan(2);
});

test('with another’s key, a request is neither read nor changed', async () => {
  const sent = await sendOrder(inbox.url);
  const other = await sendOrder(inbox.url, { name: 'Bob' });
  const thief = visitorOf(inbox.url, { id: sent.id, key: other.key });
  const { type, body } = multipart([
    { name: 'key', value: crypto.randomUUID() },
    attachment('notes.txt', 'text'),
  ]);
  const answers = [
    await thief.get(),
    await thief.get('/files/0'),
    await thief.act({ type: 'message.write', text: 'Mine' }),
    await thief.post('/files', body, { 'content-type': type }),
    await ownerOf(inbox.url, `order=${sent.key}`, sent).act({ type: 'request.read' }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 401]);
  expect(documentIn(await visitorOf(inbox.url, sent).get()).events).toEqual([]);
});

test('an event of ten megabytes is refused, from either side and from a form', async () => {
  const sent = await sendOrder(inbox.url);
  const text = 'x'.repeat(10 * 1024 * 1024);
  const visitor = visitorOf(inbox.url, sent);
  const owner = ownerOf(inbox.url, await signIn(inbox.url), sent);
  const fields = { key: crypto.randomUUID(), type: 'message.write', text };
  const answers = [
    await visitor.act({ type: 'message.write', text }),
    await owner.act({ type: 'offer.make', terms: terms({ note: text }) }),
    await form(`/orders/${sent.id}/events`, fields, { cookie: `order=${sent.key}` }),
    await form('/orders/open', { link: text }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([413, 413, 413, 413]);
  expect(documentIn(await visitor.get()).events).toEqual([]);
});

describe('guessing', () => {
  const guess = (id: string, address: string) =>
    ask(inbox.url, `/orders/${id}`, {
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${'x'.repeat(22)}`,
        'x-real-ip': address,
      },
    });

  test('a key is slowed for its network, also with the right key, and for no other network', async () => {
    const sent = await sendOrder(inbox.url);
    for (let n = 0; n < 50; n++)
      expect((await guess(n % 2 === 0 ? sent.id : `${'0'.repeat(32)}-1`, `2001:db8::${n}`)).status).toBe(404);
    const slowed = await guess(sent.id, '2001:db8::ffff');
    expect(slowed.status).toBe(429);
    expect(Number(slowed.headers['retry-after'])).toBeGreaterThan(500);
    const right = visitorOf(inbox.url, sent);
    expect((await right.get('', { 'x-real-ip': '2001:db8::1' })).status).toBe(429);
    expect((await right.get('', { 'x-real-ip': '2001:db8:0:1::1' })).status).toBe(200);
    expect((await form('/orders/open', { link: link(sent) }, { 'x-real-ip': '2001:db8::1' })).status).toBe(
      429,
    );
  });

  test('the desk’s key is slowed after ten tries, and its cookie opens nothing', async () => {
    const tryKey = (key: string) =>
      ask(inbox.url, '/orders/desk/session', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ key }),
      });
    const sent = await sendOrder(inbox.url);
    for (const cookie of [
      'desk=',
      'desk=x',
      `desk=${'0'.repeat(64)}`,
      'desk=../../messages',
      `desk=${deskKey}`,
    ])
      expect((await ask(inbox.url, `/orders/desk/${sent.id}`, { headers: { cookie } })).status).toBe(401);
    for (let n = 0; n < 10; n++) expect((await tryKey(`${deskKey}${n}`)).status).toBe(401);
    const slowed = await tryKey(deskKey);
    expect(slowed.status).toBe(429);
    expect(Number(slowed.headers['retry-after'])).toBeGreaterThan(800);
  });
});

describe('the desk’s session', () => {
  const session = (method: string, cookie: string, path = '/orders/desk/session') =>
    ask(inbox.url, path, { method, headers: { cookie } });

  test('is a cookie of the desk only, of which a hash is kept, and which ends for a thief too', async () => {
    const signedIn = await ask(inbox.url, '/orders/desk/session', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ key: deskKey }),
    });
    expect(cookieIn(signedIn)).toMatch(
      /^desk=[\w-]{43}; Path=\/orders\/desk; HttpOnly; SameSite=Strict; Max-Age=43200$/,
    );
    const stolen = cookieIn(signedIn).split(';')[0]!;
    const kept = readdirSync(join(inbox.folder, '.desk'));
    expect(kept).toHaveLength(1);
    expect(kept[0]).not.toContain(stolen.slice('desk='.length));
    const [second, third] = [await signIn(inbox.url), await signIn(inbox.url)];
    expect((await session('GET', stolen)).body.toString()).toContain('"signedIn":true');
    expect(cookieIn(await session('DELETE', stolen))).toContain('Max-Age=0');
    const sent = await sendOrder(inbox.url);
    expect((await session('GET', stolen)).body.toString()).toBe('{"signedIn":false}');
    for (const path of ['/orders/desk', `/orders/desk/${sent.id}`])
      expect((await session('GET', stolen, path)).status).toBe(401);
    expect((await ownerOf(inbox.url, stolen, sent).act({ type: 'request.read' })).status).toBe(401);
    expect((await session('DELETE', second, '/orders/desk/session?all')).status).toBe(200);
    expect((await session('GET', third)).body.toString()).toBe('{"signedIn":false}');
    expect((await session('GET', await signIn(inbox.url), '/orders/desk')).status).toBe(200);
  });
});

test('another site changes nothing, for whoever has the cookies', async () => {
  const sent = await sendOrder(inbox.url);
  const desk = await signIn(inbox.url);
  const act = JSON.stringify({ key: crypto.randomUUID(), act: { type: 'message.write', text: 'x' } });
  const targets = [
    ['POST', '/orders/open', ''],
    ['POST', `/orders/${sent.id}/events`, act],
    ['POST', `/orders/${sent.id}/files`, ''],
    ['POST', '/orders/desk/session', JSON.stringify({ key: deskKey })],
    ['DELETE', '/orders/desk/session', ''],
    ['POST', `/orders/desk/${sent.id}/events`, act],
    ['POST', `/orders/desk/${sent.id}/files`, ''],
    ['POST', `/orders/desk/${sent.id}/done`, '{"done":true}'],
    ['DELETE', `/orders/desk/${sent.id}`, ''],
  ] as const;
  for (const [method, path, body] of targets)
    for (const foreign of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ]) {
      const { status, headers } = await ask(inbox.url, path, {
        method,
        headers: { 'content-type': 'application/json', cookie: `order=${sent.key}; ${desk}`, ...foreign },
        body,
      });
      expect([method, path, status]).toEqual([method, path, 403]);
      expect(headers['access-control-allow-origin']).toBeUndefined();
    }
  const after = await ownerOf(inbox.url, desk, sent).get();
  expect(documentIn(after).events).toEqual([]);
});

describe('a desk without a key', () => {
  const closed = inboxForEachTest({ config: { ...testConfig, orderEndpoint: '/orders' } });

  test('is not there', async () => {
    const sent = await sendOrder(closed.url);
    for (const [method, path] of [
      ['GET', '/orders/desk'],
      ['GET', `/orders/desk/${sent.id}`],
      ['POST', '/orders/desk/session'],
      ['DELETE', '/orders/desk/session'],
      ['DELETE', `/orders/desk/${sent.id}`],
    ] as const)
      expect((await ask(closed.url, path, { method, headers: { cookie: 'desk=' } })).status).toBe(404);
    expect(await signIn(closed.url, '')).toBe('');
    expect((await visitorOf(closed.url, sent).get()).status).toBe(200);
  });
});
