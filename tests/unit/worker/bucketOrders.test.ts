// @vitest-environment node
import { expect, test } from 'vitest';
import { requestOf } from '../../../src/inbox/rules/check.ts';
import { isOnItsWay, queue } from '../../../src/inbox/rules/outbox.ts';
import { addEvent, readOrder } from '../../../src/orders/orderLog.ts';
import type { Bindings, Bucket } from '../../../src/worker/bindings.ts';
import { bucketOrders, bucketSecret } from '../../../src/worker/bucketOrders.ts';
import { notedOutbox } from '../../../src/worker/bucketOutbox.ts';
import { storeInBucket } from '../../../src/worker/bucketStore.ts';
import { keysFor, orderMailOf, ordersOf } from '../../../src/worker/orders.ts';
import { goodRequest } from '../../worlds/inbox/form.ts';
import { memoryBucket } from '../../worlds/inbox/memoryBucket.ts';
import { deskKey } from '../../worlds/inbox/orderClient.ts';

const kept = async () => {
  const bucket = memoryBucket();
  const { id } = await storeInBucket(requestOf(goodRequest), null, { bucket });
  return { bucket, id };
};

test('of several writers at once, each event is kept once, in one order for every reader', async () => {
  const { bucket, id } = await kept();
  const texts = Array.from({ length: 20 }, (_, n) => `Message ${n}`);
  const outcomes = await Promise.all(
    texts.map((text, n) =>
      addEvent(
        bucketOrders(bucket),
        id,
        { key: `event-number-${n}`, act: { type: 'message.write', text }, by: 'visitor' },
        Date.now(),
      ),
    ),
  );
  expect(new Set(outcomes.map(({ kind }) => kind))).toEqual(new Set(['kept']));
  const events = (await readOrder(bucketOrders(bucket), id, Date.now()))?.events ?? [];
  expect(events.map(({ number }) => number)).toEqual(texts.map((_, n) => n + 1));
  expect(events.map((event) => 'text' in event && event.text).sort()).toEqual([...texts].sort());
});

test('an e-mail that waits is told of again to the queue, which may never have heard of it', async () => {
  const { bucket, id } = await kept();
  const first = notedOutbox(bucket);
  await queue(first.outbox, id);
  const second = notedOutbox(bucket);
  await queue(second.outbox, id);
  expect([[...first.noted.keys()], [...second.noted.keys()]]).toEqual([[id], [id]]);
  await second.outbox.removeEntry(id);
  const third = notedOutbox(bucket);
  await isOnItsWay(third.outbox, id);
  expect(third.noted.size).toBe(0);
});

test('a stream of an order and of the desk’s list has each change, and reads again only what has changed', async () => {
  const { bucket, id } = await kept();
  await storeInBucket(requestOf({ ...goodRequest, name: 'Grace' }), null, { bucket });
  let reads: string[] = [];
  const counted: Bucket = {
    ...bucket,
    get: (key) => {
      reads.push(key.split('/').slice(-1).join());
      return bucket.get(key);
    },
  };
  const store = bucketOrders(counted);
  const write = (text: string) =>
    addEvent(
      bucketOrders(bucket),
      id,
      { key: `of-${text}`, act: { type: 'message.write', text }, by: 'visitor' },
      Date.now(),
    );
  const rows = async () => {
    reads = [];
    for (const each of await store.ids()) await readOrder(store, each, Date.now());
    return reads;
  };
  const stamp = () => bucketOrders(bucket).stampOf(id);
  expect(await rows()).toEqual(['message.json', 'message.json']);
  const [order, list] = [await stamp(), await store.stampOf(null)];
  expect(await rows()).toEqual([]);
  expect([await stamp(), await store.stampOf(null)]).toEqual([order, list]);
  await write('Hello');
  expect(await stamp()).not.toBe(order);
  expect(await store.stampOf(null)).not.toBe(list);
  expect(await rows()).toEqual(['events.jsonl']);
  await bucketOrders(bucket).erase(id);
  expect(await stamp()).toBeNull();
});

test('whoever writes after a look at the list reads what is there now', async () => {
  const { bucket, id } = await kept();
  const [first, second] = [bucketOrders(bucket), bucketOrders(bucket)];
  await first.ids();
  for (const [n, store] of [second, first, second, first].entries())
    await addEvent(
      store,
      id,
      { key: `event-number-${n}`, act: { type: 'message.write', text: `${n}` }, by: 'visitor' },
      Date.now(),
    );
  expect((await readOrder(second, id, Date.now()))?.events).toHaveLength(4);
});

test('the secret is made once', async () => {
  const { bucket } = await kept();
  const secrets = await Promise.all([bucketSecret(bucket), bucketSecret(bucket), bucketSecret(bucket)]);
  expect(new Set(secrets).size).toBe(1);
  expect(secrets[0]).toMatch(/^[\w-]{43}$/);
});

test('visitor and owner follow an order, sign out and erase it', async () => {
  const { bucket, id } = await kept();
  const env = {
    SETTINGS: {
      siteName: 'Deskhand',
      siteUrl: 'https://deskhand.example',
      contactEmail: 'hello@deskhand.example',
      paths: {},
      attachmentLimit: 1000,
      newsletterPath: '',
      ordersPath: '/orders',
      isDemonstration: false,
      headers: { 'X-Content-Type-Options': 'nosniff' },
      mail: null,
    },
    ASSETS: { fetch: async () => new Response(null, { status: 404 }) },
    INBOX: bucket,
    DESK_KEY: deskKey,
  } satisfies Bindings;
  const key = await keysFor(env)!(id);
  const orders = ordersOf();
  const { outbox, noted } = notedOutbox(bucket);
  const ask = (
    path: string,
    headers: Record<string, string>,
    body?: object,
    method = body ? 'POST' : 'GET',
  ) =>
    orders(
      new Request(`https://deskhand.example${path}`, {
        method,
        headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
        ...(body ? { body: JSON.stringify(body) } : {}),
      }),
      env,
      outbox,
    )!;
  const visitor = { authorization: `Bearer ${key}` };
  const act = (n: number, content: object) => ({ key: `event-number-${n}`, act: content });
  expect((await ask(`/orders/${id}`, { authorization: 'Bearer x' })).status).toBe(404);
  expect(
    (await ask(`/orders/${id}/events`, visitor, act(1, { type: 'message.write', text: 'Hello' }))).status,
  ).toBe(200);
  expect(
    (await ask(`/orders/${id}/events`, visitor, act(2, { type: 'work.approve', delivery: 1 }))).status,
  ).toBe(409);
  const signedIn = await ask('/orders/desk/session', {}, { key: deskKey });
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
  const { messages } = await (await ask('/orders/desk', { cookie })).json();
  expect(messages).toMatchObject([{ id, turn: 'owner', state: 'received' }]);
  expect((await ask(`/orders/desk/${id}/events`, { cookie }, act(3, { type: 'request.read' }))).status).toBe(
    200,
  );
  const present = await ask(`/orders/${id}`, visitor);
  expect(present.headers.get('etag')).toBe('"2"');
  expect(present.headers.get('x-content-type-options')).toBe('nosniff');
  // Of reading, nobody is told; of what the visitor wrote, the owner.
  expect([...noted.keys()]).toEqual([`${id}.owner-1`]);
  const mail = await orderMailOf(env)!(`${id}.owner-1`);
  expect(mail).toMatchObject({ text: expect.stringContaining(`https://deskhand.example/desk#order-${id}`) });
  expect(mail).toMatchObject({ text: expect.stringContaining('Hello') });
  expect((await ask(`/orders/desk/${id}/done`, { cookie }, { done: true })).status).toBe(200);
  expect((await ask(`/orders/desk/${id}`, { cookie }, undefined, 'DELETE')).status).toBe(204);
  expect((await ask(`/orders/${id}`, visitor)).status).toBe(404);
  expect(bucket.keys().filter((each) => /^(messages|outbox)\//.test(each))).toEqual([]);
  expect((await ask('/orders/desk/session', { cookie }, undefined, 'DELETE')).status).toBe(200);
  expect((await ask('/orders/desk', { cookie })).status).toBe(401);
  expect(orders(new Request('https://deskhand.example/'), env, null)).toBeNull();
});
