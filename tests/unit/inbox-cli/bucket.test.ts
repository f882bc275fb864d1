// @vitest-environment node
/** The command on the worker's bucket, by its S3 address. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OrderAct } from '../../../machines/order/orderEvents.ts';
import { requestOf } from '../../../src/inbox/rules/check.ts';
import { takeLate } from '../../../src/inbox/rules/outbox.ts';
import { bucketPlace } from '../../../src/inbox-cli/place.ts';
import { s3Bucket } from '../../../src/inbox-cli/s3Bucket.ts';
import { addEvent, readOrder } from '../../../src/orders/orderLog.ts';
import { queueOrderMail } from '../../../src/orders/orderMail.ts';
import { inboxBucket } from '../../../src/serve/environment.ts';
import { bucketOrders } from '../../../src/worker/bucketOrders.ts';
import { bucketOutbox, lateMs } from '../../../src/worker/bucketOutbox.ts';
import { storeInBucket } from '../../../src/worker/bucketStore.ts';
import { bucketSubscribers } from '../../../src/worker/bucketSubscribers.ts';
import { goodRequest } from '../../worlds/inbox/form.ts';
import { type MemoryBucket, memoryBucket } from '../../worlds/inbox/memoryBucket.ts';
import { type S3Server, s3Credentials, startS3Server } from '../../worlds/inbox/s3Server.ts';
import { commandForEachTest } from './inboxFixture.ts';

const command = commandForEachTest();
let bucket: MemoryBucket;
let server: S3Server;
let id: string;

beforeEach(async () => {
  bucket = memoryBucket();
  server = await startS3Server(bucket);
  ({ id } = await storeInBucket(requestOf(goodRequest), null, { bucket }));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await server.close();
});

const placeWith = (secret: string) => {
  vi.stubEnv('INBOX_BUCKET', `${server.address}/`);
  vi.stubEnv('INBOX_BUCKET_KEY_ID', s3Credentials.keyId);
  vi.stubEnv('INBOX_BUCKET_SECRET', secret);
  const settings = inboxBucket()!;
  return bucketPlace(s3Bucket(settings), settings.address);
};
const run = (args: readonly string[]) => {
  const place = placeWith(s3Credentials.secret);
  return command.run(args, { place, now: Date.now, beforeEvent: queueOrderMail(place.outbox) });
};
const visitor = (act: OrderAct) =>
  addEvent(bucketOrders(bucket), id, { key: crypto.randomUUID(), act, by: 'visitor' }, Date.now());

test('an order is led from the request to its end, beside its visitor', async () => {
  expect((await run([])).out).toMatch(/^[0-9a-f]{8} .* request .* new\b/m);
  const offer = ['offer', id, '--person', 'Maria Silva', '--price', '180', '--date', '2026-11-27'];
  for (const args of [['read', id], offer, ['reply', id, 'Any', 'questions?']]) {
    const { code, errors } = await run(args);
    expect([code, errors]).toEqual([0, '']);
  }
  expect((await visitor({ type: 'offer.agree', offer: 1 })).kind).toBe('kept');
  writeFileSync(join(command.parent, 'deck.txt'), 'slides');
  expect((await run(['deliver', id, 'deck.txt', '--note', 'Here it is.'])).out).toMatch(
    /^State +delivered$/m,
  );
  expect((await visitor({ type: 'work.approve', delivery: 1 })).kind).toBe('kept');
  expect((await run(['close', id])).out).toMatch(/^State +closed$/m);
  const order = await readOrder(bucketOrders(bucket), id, Date.now());
  expect(order?.events.map(({ type, by }) => `${by} ${type}`)).toEqual([
    'owner request.read',
    'owner offer.make',
    'owner message.write',
    'visitor offer.agree',
    'owner file.add',
    'owner work.deliver',
    'visitor work.approve',
    'owner order.close',
  ]);
  const added = order?.events[4];
  const name = added?.type === 'file.add' ? added.file.storedAs : '';
  expect(new TextDecoder().decode((await bucketOrders(bucket).getFile(id, name))!)).toBe('slides');
  const shown = await run(['show', id]);
  expect(shown.out).toMatch(/^To visitor +made an offer: waiting/m);
  expect((await run(['reply', id, 'Thanks.'])).errors).toContain('This is not possible now');
});

test('its e-mails are found by the worker’s next sweep', async () => {
  await run(['reply', id, 'Hello.']);
  await run(['resend', id]);
  const late = await takeLate(bucketOutbox(bucket), lateMs, Date.now());
  expect(late.toSorted()).toEqual([id, `${id}.visitor-1`]);
});

test('a mark, a sign-up and an erasure are the bucket’s', async () => {
  const subscribers = bucketSubscribers(bucket);
  const signUp = { email: goodRequest.email, list: 'posts', askedAt: '2026-11-22T10:00:00.000Z' } as const;
  await subscribers.write('a'.repeat(32), { ...signUp, confirmedAt: signUp.askedAt, tokens: [] });
  expect((await run(['newsletter'])).out).toMatch(/ada@example\.org,posts,.*do=leave/);
  expect((await subscribers.read('a'.repeat(32)))?.tokens).toHaveLength(1);
  await run(['done', id]);
  expect((await run([])).out).toMatch(/ done\b/);
  expect(bucket.keys().some((key) => key.endsWith('/done.json'))).toBe(true);
  await run(['done', id, '--undo']);
  expect(bucket.keys().some((key) => key.endsWith('/done.json'))).toBe(false);
  await run(['reply', id, 'Hello.']);
  expect((await run(['delete', '--email', goodRequest.email, '--yes'])).out).toContain(`Deleted: ${id}`);
  expect(bucket.keys()).toEqual([]);
});

test('what is older than the days to keep is deleted', async () => {
  const place = placeWith(s3Credentials.secret);
  const inDays = (days: number) => () => Date.now() + days * 24 * 60 * 60 * 1000;
  expect((await command.run(['prune'], { place, keepDays: 3, now: inDays(2) })).out).toContain('Nothing is');
  expect((await command.run(['prune'], { place, keepDays: 3, now: inDays(4) })).out).toBe(`Deleted: ${id}`);
  expect(bucket.keys()).toEqual([]);
});

test('a backup is refused, because it is of a folder', async () => {
  const { code, errors } = await run(['backup', 'all.tar.gz']);
  expect([code, errors]).toEqual([1, expect.stringContaining('not of INBOX_BUCKET')]);
});

test('a damaged message is named by its key, and the others are shown', async () => {
  await bucket.put(`messages/${'c'.repeat(32)}/1/message.json`, '{');
  const { code, out, errors } = await run([]);
  expect(code).toBe(1);
  expect(out).toMatch(/ request /);
  expect(errors).toContain(`Cannot read ${server.address}/messages/${'c'.repeat(32)}/1/message.json`);
});

test('a request that is refused for now is sent again; who asks with a wrong secret is told so', async () => {
  server.failWith(503);
  expect((await run([])).code).toBe(0);
  const place = placeWith('another');
  expect(await command.run([], { place })).toMatchObject({
    code: 1,
    errors: 'The bucket answers with 403 SignatureDoesNotMatch',
  });
});

test.each([
  [{ INBOX_BUCKET: 'deskhand-inbox' }, 'INBOX_BUCKET must be like https://'],
  [{ INBOX_BUCKET: 'http://example.org/bucket' }, 'INBOX_BUCKET must be like https://'],
  [{ INBOX_BUCKET: 'https://example.org/bucket' }, 'needs INBOX_BUCKET_KEY_ID and'],
])('%j is refused', (settings, words) => {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  expect(inboxBucket).toThrow(words);
});
