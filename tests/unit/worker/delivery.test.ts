// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { composeMail, type Mail } from '../../../src/inbox/rules/mail.ts';
import { mailSource } from '../../../src/inbox/rules/mailSource.ts';
import { queue } from '../../../src/inbox/rules/outbox.ts';
import { bucketOrders } from '../../../src/worker/bucketOrders.ts';
import { bucketOutbox } from '../../../src/worker/bucketOutbox.ts';
import { storeInBucket } from '../../../src/worker/bucketStore.ts';
import { deliverBatch, queueDelivery, sweep } from '../../../src/worker/delivery.ts';
import { type MemoryBucket, memoryBucket } from '../../worlds/inbox/memoryBucket.ts';

const minutes = 60_000;
const submission = { kind: 'request', fields: { name: 'Ada' }, attachment: null } as const;
let bucket: MemoryBucket;
let failing: RegExp | null;
let id: string;
let said: string[];

beforeEach(async () => {
  vi.useFakeTimers({ now: Date.parse('2026-01-01T00:00:00Z'), toFake: ['Date', 'setTimeout'] });
  said = [];
  for (const level of ['log', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((line) => void said.push(`${level}: ${line}`));
  failing = null;
  bucket = memoryBucket({
    fail: (key) => {
      if (failing?.test(key)) throw new Error('R2 is down');
    },
  });
  const beforePublish = (next: string) => queue(bucketOutbox(bucket), next);
  ({ id } = await storeInBucket(submission, null, { bucket, beforePublish }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Has the worker handle a batch of these tasks. Returns what became of each, and how many e-mails were sent. */
async function deliver(
  send: () => Promise<void> = async () => {},
  ids = [id],
  orderMail?: Mail | 'missing' | 'none',
) {
  const fates = ids.map((): ('acknowledged' | number)[] => []);
  const messages = ids.map((each, n) => ({
    body: { id: each },
    ack: () => void fates[n]?.push('acknowledged'),
    retry: (options?: { delaySeconds: number }) => void fates[n]?.push(options?.delaySeconds ?? 0),
  }));
  const calls = vi.fn(send);
  const { readMessage } = bucketOrders(bucket);
  const mails = mailSource({
    site: { siteName: 'Deskhand', siteUrl: 'https://deskhand.example' },
    readMessage,
    orderMail: orderMail && (async () => orderMail),
  });
  await deliverBatch({ messages }, { store: bucketOutbox(bucket), to: 'a@example.com', mails, send: calls });
  return { fates: fates.flat(), sent: calls.mock.calls.length };
}
const refuse = async () => Promise.reject(new Error('busy'));
const refuseForGood = async () =>
  Promise.reject(Object.assign(new Error('too large'), { code: 'E_CONTENT_TOO_LARGE' }));

const settled = () => bucket.json(`messages/${id.replace('-', '/')}/delivery.json`);
const swept = async () => {
  const queued: string[] = [];
  await sweep(bucketOutbox(bucket), { send: async (task) => void queued.push(task.id) });
  return queued;
};

describe('a task', () => {
  test('is done when the e-mail is accepted', async () => {
    expect(await deliver()).toEqual({ fates: ['acknowledged'], sent: 1 });
    expect(settled()).toMatchObject({ state: 'delivered', attempts: 1 });
    expect(said).toEqual([`log: The e-mail about ${id} was delivered to a@example.com`]);
    expect(await deliver()).toEqual({ fates: ['acknowledged'], sent: 0 });
  });

  test('comes again after growing waits, a little early at most, and not twice', async () => {
    for (const seconds of [60, 120, 240]) {
      expect(await deliver(refuse)).toEqual({ fates: [seconds], sent: 1 });
      expect(await deliver(refuse)).toEqual({ fates: ['acknowledged'], sent: 0 });
      vi.setSystemTime(Date.now() + seconds * 1000 - 5000);
    }
    expect(said[0]).toBe(
      `error: The e-mail about ${id} was not delivered; retry in 1 min (attempt 1 of 38). busy`,
    );
    expect(await deliver()).toEqual({ fates: ['acknowledged'], sent: 1 });
    expect(settled()).toMatchObject({ state: 'delivered', attempts: 4 });
  });

  test('is done when no attempt can help', async () => {
    expect(await deliver(refuseForGood)).toEqual({ fates: ['acknowledged'], sent: 1 });
    expect(settled()).toMatchObject({ state: 'givenUp', attempts: 1, reason: 'too large' });
    expect(said).toEqual([`error: The e-mail about ${id} was given up after 1 attempt. too large`]);
  });

  test('is done once the e-mail is accepted, before that is recorded, which goes on', async () => {
    failing = /delivery\.json$/;
    const delivered = deliver();
    await vi.waitFor(() => expect(said).toHaveLength(1), { timeout: 30_000 });
    expect(said[0]).toMatch(/^error: .* failed: Error: R2 is down$/);
    failing = null;
    await vi.advanceTimersByTimeAsync(minutes);
    expect(await delivered).toEqual({ fates: ['acknowledged'], sent: 1 });
    expect(settled()).toMatchObject({ state: 'delivered' });
  });

  test('comes again in a minute if nothing can be read, and holds up no other', async () => {
    const other = await storeInBucket({ ...submission, fields: { name: 'Grace' } }, null, {
      bucket,
      beforePublish: (next) => queue(bucketOutbox(bucket), next),
    });
    const { get } = bucket;
    bucket = { ...bucket, get: (key) => (key.includes(id) ? Promise.reject(new Error('down')) : get(key)) };
    expect(await deliver(undefined, [id, other.id])).toEqual({ fates: [60, 'acknowledged'], sent: 1 });
  });
});

describe('a task of an e-mail about an order', () => {
  const visitorMail = () => `${id}.visitor-1`;
  const toVisitor = (): Mail => ({
    ...composeMail(
      { id, receivedAt: new Date().toISOString(), ...submission },
      { siteName: 'Deskhand', siteUrl: 'https://deskhand.example' },
    ),
    to: 'ada@example.org',
  });
  beforeEach(() => queue(bucketOutbox(bucket), visitorMail()));
  const entry = () => bucket.json(`outbox/${visitorMail()}`);

  test('waits for its event, and is dropped if that never comes', async () => {
    const fate = { fates: ['acknowledged'], sent: 0 };
    expect(await deliver(undefined, [visitorMail()], 'missing')).toEqual(fate);
    expect(entry()).toMatchObject({ attempts: 0 });
    vi.setSystemTime(Date.now() + 61 * minutes);
    expect(await deliver(undefined, [visitorMail()], 'missing')).toEqual(fate);
    expect(entry()).toBeUndefined();
  });

  test('names the visitor’s address neither in the log nor beside the message', async () => {
    const send = () =>
      Promise.reject(
        Object.assign(new Error('ada@example.org is suppressed'), { code: 'E_RECIPIENT_SUPPRESSED' }),
      );
    expect(await deliver(send, [visitorMail()], toVisitor())).toEqual({ fates: ['acknowledged'], sent: 1 });
    expect(bucket.json(`messages/${id.replace('-', '/')}/delivery-visitor-1.json`)).toMatchObject({
      state: 'givenUp',
      reason: 'the visitor is suppressed',
    });
    expect(said.join('\n')).not.toContain('ada@example.org');
  });

  test('is dropped where messages have no orders', async () => {
    expect(await deliver(undefined, [visitorMail()])).toEqual({ fates: ['acknowledged'], sent: 0 });
    expect(entry()).toBeUndefined();
  });
});

describe('the sweep', () => {
  test('queues once what is half an hour late, also what the queue refused', async () => {
    await queueDelivery({ send: () => Promise.reject(new Error('down')) }, id);
    vi.setSystemTime(Date.now() + 30 * minutes - 1);
    expect(await swept()).toEqual([]);
    vi.setSystemTime(Date.now() + 1);
    expect([await swept(), await swept()]).toEqual([[id], []]);
    await deliver();
    vi.setSystemTime(Date.now() + 60 * minutes);
    expect(await swept()).toEqual([]);
  });

  test('queues what an operator wants sent again', async () => {
    await deliver(refuseForGood);
    await bucket.delete(`messages/${id.replace('-', '/')}/delivery.json`);
    await bucket.put(`outbox/${id}`, '');
    expect(await swept()).toEqual([id]);
    expect(await deliver()).toEqual({ fates: ['acknowledged'], sent: 1 });
  });
});
