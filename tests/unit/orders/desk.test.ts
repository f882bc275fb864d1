// @vitest-environment node
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { DeskRow } from '../../../machines/order/orderDocument.ts';
import { ask } from '../../worlds/inbox/fixtures.ts';
import { multipart, parts } from '../../worlds/inbox/form.ts';
import { ordersForEachTest } from '../../worlds/inbox/inboxHarness.ts';
import { ownerOf, sendOrder, signIn, terms, visitorOf } from '../../worlds/inbox/orderClient.ts';

const inbox = ordersForEachTest();

const desk = (cookie: string, path = '', method = 'GET', body?: unknown) =>
  ask(inbox.url, `/orders/desk${path}`, {
    method,
    headers: { cookie, accept: 'application/json', 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
const rows = async (cookie: string): Promise<readonly DeskRow[]> =>
  JSON.parse((await desk(cookie)).body.toString()).messages;

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

  test('has what is asked for, up to 200 at once, and the one that is opened', async () => {
    const first = await sendOrder(inbox.url);
    for (let n = 0; n < 200; n++) await sendOrder(inbox.url, { name: `Grace ${n}` });
    const cookie = await signIn(inbox.url);
    const list = async (query: string) => {
      const { messages, ...counts } = JSON.parse((await desk(cookie, query)).body.toString());
      return [messages.length, messages.at(-1)?.name, counts];
    };
    expect(await list('')).toEqual([200, 'Grace 0', { found: 201, all: 201, spam: 0 }]);
    expect(await list(`?opened=${first.id}`)).toEqual([
      201,
      'Ada Lovelace',
      { found: 201, all: 201, spam: 0 },
    ]);
    expect(await list('?text=grace+199&turn=owner')).toEqual([
      1,
      'Grace 199',
      { found: 1, all: 201, spam: 0 },
    ]);
    expect(await list('?kind=contact&opened=x')).toEqual([0, undefined, { found: 0, all: 201, spam: 0 }]);
  });

  test('has what looks like spam apart, until somebody does something about it', async () => {
    const { id } = await sendOrder(inbox.url);
    const { type, body } = multipart(parts({ _gotcha: 'x' }));
    const sent = await ask(inbox.url, '/api/contact', {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': type },
      body,
    });
    const spam = JSON.parse(sent.body.toString()).reference;
    const cookie = await signIn(inbox.url);
    const list = async (query = '') => {
      const { messages, ...counts } = JSON.parse((await desk(cookie, query)).body.toString());
      return [messages.map((row: DeskRow) => [row.id, ...row.signals]), counts];
    };
    expect(await list()).toEqual([[[id]], { found: 1, all: 2, spam: 1 }]);
    expect(await list('?kind=spam')).toEqual([[[spam, 'honeypot']], { found: 1, all: 2, spam: 1 }]);
    expect(await list('?kind=contact')).toEqual([[], { found: 0, all: 2, spam: 1 }]);
    expect(await list(`?opened=${spam}`)).toEqual([
      [[id], [spam, 'honeypot']],
      { found: 1, all: 2, spam: 1 },
    ]);
    await ownerOf(inbox.url, cookie, { id: spam }).act({ type: 'request.read' });
    expect(await list('?kind=contact')).toEqual([[[spam]], { found: 1, all: 2, spam: 0 }]);
    expect(await list('?kind=spam')).toEqual([[], { found: 0, all: 2, spam: 0 }]);
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
    // No time passes, so the stream does not end because of that.
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    await desk(await signIn(inbox.url), '/session?all', 'DELETE');
    expect(await next()).toBe('ended');
  });
});
