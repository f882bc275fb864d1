// @vitest-environment node
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { DeskRow } from '../../../src/orders/orderDocument.ts';
import { ask, testConfig } from '../../worlds/inbox/fixtures.ts';
import { multipart, parts } from '../../worlds/inbox/form.ts';
import { inboxForEachTest } from '../../worlds/inbox/inboxHarness.ts';
import { deskKey, ownerOf, sendOrder, signIn, terms, visitorOf } from '../../worlds/inbox/orderClient.ts';

const inbox = inboxForEachTest({
  config: { ...testConfig, orderEndpoint: '/orders' },
  orders: { deskKey, secret: '' },
});

const desk = (cookie: string, path = '', method = 'GET', body?: unknown) =>
  ask(inbox.url, `/orders/desk${path}`, {
    method,
    headers: { cookie, accept: 'application/json', 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
const rows = async (cookie: string): Promise<readonly DeskRow[]> =>
  JSON.parse((await desk(cookie)).body.toString()).messages;
const state = async (cookie: string, path = ''): Promise<number> => (await desk(cookie, path)).status;

const isSignedIn = async (cookie: string): Promise<boolean> =>
  JSON.parse((await desk(cookie, '/session')).body.toString()).signedIn;

describe('the list of the desk', () => {
  test('has every request and message, the latest first, with its state and its turn', async () => {
    const first = await sendOrder(inbox.url);
    const second = await sendOrder(inbox.url, { name: 'Grace Hopper' });
    const form = multipart(parts({ subject: 'An invoice' }));
    const { body } = await ask(inbox.url, '/api/contact', {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': form.type },
      body: form.body,
    });
    const third = JSON.parse(body.toString()).reference;
    const cookie = await signIn(inbox.url);
    await ownerOf(inbox.url, cookie, first).act({ type: 'offer.make', terms: terms() });
    const list = await rows(cookie);
    expect(new Set(list.map(({ id }) => id))).toEqual(new Set([first.id, second.id, third]));
    const times = list.map(({ receivedAt }) => receivedAt);
    expect(times).toEqual([...times].sort().reverse());
    expect(list.find(({ id }) => id === first.id)).toMatchObject({
      kind: 'request',
      state: 'offered',
      turn: 'visitor',
      doneAt: null,
      email: 'ada@example.org',
    });
    expect(list.find(({ id }) => id === second.id)).toMatchObject({ name: 'Grace Hopper', turn: 'owner' });
    expect(list.find(({ id }) => id === third)).toMatchObject({ kind: 'contact', subject: 'An invoice' });
  });

  test('is empty before anything has come in', async () => {
    expect(await rows(await signIn(inbox.url))).toEqual([]);
  });

  test('says what is done, and takes it back', async () => {
    const { id } = await sendOrder(inbox.url);
    const cookie = await signIn(inbox.url);
    const done = await desk(cookie, `/${id}/done`, 'POST', { done: true });
    expect(done.status).toBe(200);
    expect(JSON.parse(done.body.toString()).doneAt).toMatch(/^20\d\d-/);
    expect((await rows(cookie))[0]?.doneAt).toMatch(/^20\d\d-/);
    await desk(cookie, `/${id}/done`, 'POST', { done: false });
    expect((await rows(cookie))[0]?.doneAt).toBeNull();
    expect((await desk(cookie, `/${id}/done`, 'POST', { done: 'yes' })).status).toBe(422);
    expect((await desk(cookie, `/${'0'.repeat(32)}-1/done`, 'POST', { done: true })).status).toBe(404);
  });

  test('tells of changes as they come, and ends with its session', async () => {
    const sent = await sendOrder(inbox.url);
    const cookie = await signIn(inbox.url);
    const response = await fetch(`${inbox.url}/orders/desk`, {
      headers: { cookie, accept: 'text/event-stream' },
    });
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    const next = async (): Promise<string> => (await reader.read()).value ?? 'ended';
    expect(await next()).toContain('"state":"received"');
    await visitorOf(inbox.url, sent).act({ type: 'request.withdraw' });
    expect(await next()).toContain('"state":"withdrawn"');
    await desk(cookie, `/${sent.id}/done`, 'POST', { done: true });
    expect(await next()).toMatch(/"doneAt":"20/);
    const from = Date.now();
    await desk(await signIn(inbox.url), '/session?all', 'DELETE');
    expect(await next()).toBe('ended');
    expect(Date.now() - from).toBeLessThan(3_000);
  });
});

describe('a session of the desk', () => {
  test('opens everything with the key and nothing without', async () => {
    const { id } = await sendOrder(inbox.url);
    for (const path of ['', `/${id}`, `/${id}/files/0`]) expect(await state('desk=wrong', path)).toBe(401);
    expect((await desk('', `/${id}`, 'DELETE')).status).toBe(401);
    const cookie = await signIn(inbox.url);
    for (const path of ['', `/${id}`]) expect(await state(cookie, path)).toBe(200);
    expect(await isSignedIn('desk=wrong')).toBe(false);
    expect(await isSignedIn(cookie)).toBe(true);
  });

  test('is a cookie that no script reads and no other site sends, and of which only a hash is kept', async () => {
    const { headers } = await desk('', '/session', 'POST', { key: deskKey });
    const cookie = headers['set-cookie']?.[0] ?? '';
    for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/orders/desk', 'Max-Age=43200'])
      expect(cookie).toContain(part);
    const token = /^desk=([^;]+)/.exec(cookie)?.[1] ?? '';
    const kept = readdirSync(join(inbox.folder, '.desk'));
    expect(kept).toHaveLength(1);
    expect(kept[0]).not.toContain(token);
  });

  test('ends here, and a copy of its cookie with it', async () => {
    const [here, there] = [await signIn(inbox.url), await signIn(inbox.url)];
    const out = await desk(here, '/session', 'DELETE');
    expect(out.status).toBe(200);
    expect(out.headers['set-cookie']?.[0]).toContain('Max-Age=0');
    expect(await isSignedIn(here)).toBe(false);
    expect(await state(here)).toBe(401);
    expect(await state(there)).toBe(200);
  });

  test('ends everywhere', async () => {
    const [here, there] = [await signIn(inbox.url), await signIn(inbox.url)];
    await desk(here, '/session?all', 'DELETE');
    expect(await state(here)).toBe(401);
    expect(await state(there)).toBe(401);
    expect(existsSync(join(inbox.folder, '.desk'))).toBe(true);
    expect(await state(await signIn(inbox.url))).toBe(200);
  });

  test('is not begun after ten wrong keys, even with the right one', async () => {
    for (let n = 0; n < 10; n++)
      expect((await desk('', '/session', 'POST', { key: `wrong ${n}` })).status).toBe(401);
    const late = await desk('', '/session', 'POST', { key: deskKey });
    expect(late.status).toBe(429);
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('is of no use to another site', async () => {
    const { id } = await sendOrder(inbox.url);
    const cookie = await signIn(inbox.url);
    for (const [method, path] of [
      ['DELETE', `/${id}`],
      ['POST', `/${id}/done`],
      ['POST', `/${id}/events`],
      ['DELETE', '/session?all'],
    ] as const) {
      const { status } = await ask(inbox.url, `/orders/desk${path}`, {
        method,
        headers: { cookie, origin: 'https://elsewhere.example', 'content-type': 'application/json' },
        ...(method === 'POST' ? { body: '{}' } : {}),
      });
      expect(status).toBe(403);
    }
    expect(await rows(cookie)).toHaveLength(1);
  });
});
