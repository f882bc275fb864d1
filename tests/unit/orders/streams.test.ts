// @vitest-environment node
import { get as httpGet, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { OrderDocument } from '../../../machines/order/orderDocument.ts';
import { limitStreams, lookMs, streamAnswer } from '../../../src/orders/streams.ts';
import { ordersForEachTest } from '../../worlds/inbox/inboxHarness.ts';
import { ownerOf, sendOrder, signIn, terms, visitorOf } from '../../worlds/inbox/orderClient.ts';

const inbox = ordersForEachTest({ maxStreams: 3 });

type Sent = Readonly<Record<string, string>>;

const ask = (path: string, headers: Sent): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const url = new URL(path, inbox.url);
    httpGet(url, { headers: { accept: 'text/event-stream', ...headers }, agent: false }, resolve).on(
      'error',
      reject,
    );
  });

/** Everything up to the next blank line; null at the end. */
async function listen(path: string, headers: Sent) {
  const response = await ask(path, headers);
  const chunks = response[Symbol.asyncIterator]();
  let text = '';
  const next = async (): Promise<string | null> => {
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end >= 0) {
        const record = text.slice(0, end);
        text = text.slice(end + 2);
        return record;
      }
      const { done, value } = await chunks.next();
      if (done) return null;
      text += String(value);
    }
  };
  return { response, next, close: () => response.destroy() };
}

const order = async () => {
  const sent = await sendOrder(inbox.url);
  const cookie = await signIn(inbox.url);
  return { sent, path: `/orders/${sent.id}`, own: { authorization: `Bearer ${sent.key}` }, cookie };
};

const textsIn = (record: string | null): readonly string[] => {
  const [name, data] = (record ?? '').split('\n');
  expect(name).toBe('event: order');
  const { events } = JSON.parse(data!.slice('data: '.length)) as OrderDocument;
  return events.map((event) => ('text' in event ? event.text : event.type));
};

const message = (text: string) => ({ type: 'message.write', text });

describe('a stream', () => {
  test('has the order at once, and each change at the next look, of whichever server', async () => {
    // No time passes, so nothing is said because of that.
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const { sent, path, own, cookie } = await order();
    const other = await inbox.secondServer();
    for (const [address, headers] of [
      [path, own],
      [`/orders/desk/${sent.id}`, { cookie }],
    ] as const) {
      const stream = await listen(address, headers);
      expect(stream.response.statusCode).toBe(200);
      expect(stream.response.headers['content-type']).toBe('text/event-stream; charset=utf-8');
      expect(stream.response.headers['cache-control']).toBe('no-store');
      const before = textsIn(await stream.next());
      const writers = [visitorOf(inbox.url, sent), ownerOf(other, cookie, sent)];
      const texts = [...before];
      for (const [at, writer] of writers.entries()) {
        texts.push(`from ${at}`);
        await writer.act(message(`from ${at}`));
        expect(textsIn(await stream.next())).toEqual(texts);
      }
      stream.close();
    }
  });

  test('of the desk says that a message has come, and what was done about one', async () => {
    const { sent, cookie } = await order();
    const stream = await listen('/orders/desk', { cookie });
    const rows = async () => JSON.parse((await stream.next())!.split('\ndata: ')[1]!).messages;
    expect(await rows()).toMatchObject([{ id: sent.id, state: 'received' }]);
    await sendOrder(inbox.url, { name: 'Bob' });
    expect((await rows()).map(({ name }: { name: string }) => name)).toContain('Bob');
    await ownerOf(inbox.url, cookie, sent).act({ type: 'offer.make', terms: terms() });
    expect((await rows()).find(({ id }: { id: string }) => id === sent.id)).toMatchObject({
      state: 'offered',
      turn: 'visitor',
    });
    stream.close();
  });

  test('ends with the order', async () => {
    const { sent, path, own, cookie } = await order();
    const owner = ownerOf(inbox.url, cookie, sent);
    const stream = await listen(path, own);
    await stream.next();
    await owner.act(message('x'));
    await stream.next();
    const erased = await fetch(`${inbox.url}/orders/desk/${sent.id}`, {
      method: 'DELETE',
      headers: { cookie },
    });
    expect(erased.status).toBe(204);
    expect(await stream.next()).toBeNull();
  });

  test('has a place only until its socket is closed', async () => {
    const { path, own } = await order();
    const open = [await ask(path, own), await ask(path, own), await ask(path, own)];
    expect(open.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const refused = await ask(path, own);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '30']);
    refused.destroy();
    for (const each of open) each.destroy();
    for (let n = 0; n < 100; n++) {
      const again = await ask(path, own);
      again.destroy();
      if (again.statusCode === 200) return;
      await wait(50);
    }
    throw new Error('No place became free.');
  });

  test('is for who has the key, and for a stream that asks by GET', async () => {
    const { path, cookie } = await order();
    expect((await ask(path, { authorization: 'Bearer nothing' })).statusCode).toBe(404);
    expect((await ask('/orders/desk', {})).statusCode).toBe(401);
    expect((await ask(`/orders/desk/${'0'.repeat(32)}-1`, { cookie })).statusCode).toBe(404);
  });
});

test('a change is seen within a second, and within two from a worker (decisions D6 and D26)', () => {
  // The second half is for the look itself, and for the way to the page.
  expect(lookMs.server).toBeLessThanOrEqual(500);
  expect(lookMs.worker).toBeLessThanOrEqual(1000);
});

test('a place is given back once', () => {
  const streams = limitStreams({ count: 1, everyMs: 1, closing: new AbortController().signal });
  const leave = streams.open();
  leave?.();
  leave?.();
  expect(streams.open()).not.toBeNull();
  expect(streams.open()).toBeNull();
});

test('a stream without news says nothing every 15 s, and sends what only time has changed', async () => {
  let [now, count] = [1_000_000, 0];
  const closing = new AbortController();
  const streams = limitStreams({ count: 1, everyMs: 1, closing: closing.signal });
  const watched = { stamp: async () => 'same', content: async () => ({ count }), now: () => now };
  const reader = streamAnswer('order', watched, streams).body!.getReader();
  const next = async () => new TextDecoder().decode((await reader.read()).value);
  expect(() => streamAnswer('order', watched, streams)).toThrow('Too many pages');
  expect(await next()).toBe('event: order\ndata: {"count":0}\n\n');
  const quiet = next();
  await wait(20);
  now += 15_000;
  expect(await quiet).toBe(': quiet\n\n');
  [now, count] = [now + 15_000, 1];
  expect(await next()).toBe('event: order\ndata: {"count":1}\n\n');
  closing.abort();
  expect((await reader.read()).done).toBe(true);
  expect(streams.open()).not.toBeNull();
});

test('a stream of what is gone ends at the next look, when whoever erased it has left', async () => {
  const stamps = ['there', null, null];
  let looks = 0;
  const streams = limitStreams({ count: 1, everyMs: 1, closing: new AbortController().signal });
  const watched = {
    stamp: async () => stamps[looks++] ?? null,
    content: async () => ({}),
    now: () => 0,
  };
  const reader = streamAnswer('order', watched, streams).body!.getReader();
  expect((await reader.read()).done).toBe(false);
  expect((await reader.read()).done).toBe(true);
  expect(looks).toBe(3);
});
