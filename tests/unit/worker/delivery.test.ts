// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { maxAttempts, pauseAfter } from '../../../machines/delivery/deliveryRules.ts';
import { storeInBucket } from '../../../src/worker/bucketStore.ts';
import {
  deliverBatch,
  giveUpBatch,
  noteDelivery,
  queueDelivery,
  sweep,
} from '../../../src/worker/delivery.ts';
import { type MemoryBucket, memoryBucket } from './memoryBucket.ts';

const minutes = 60_000;
let bucket: MemoryBucket;
let id: string;
let folder: string;

beforeEach(async () => {
  vi.useFakeTimers({ now: Date.parse('2026-01-01T00:00:00Z'), toFake: ['Date'] });
  vi.spyOn(console, 'error').mockReturnValue();
  bucket = memoryBucket();
  const submission = { kind: 'request', fields: { name: 'Ada' }, attachment: null } as const;
  const beforePublish = (next: string) => noteDelivery(bucket, next);
  ({ id } = await storeInBucket(submission, null, { bucket, beforePublish }));
  folder = `messages/${id.replace('-', '/')}`;
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A batch of one task, with what became of it. */
const taskFor = (taskId = id) => {
  const fate: ('acknowledged' | number)[] = [];
  const task = {
    body: { id: taskId },
    ack: () => void fate.push('acknowledged'),
    retry: (options?: { delaySeconds: number }) => void fate.push(options?.delaySeconds ?? 0),
  };
  return { batch: { queue: 'delivery', messages: [task] }, fate };
};

const deliver = async (send: () => Promise<void>) => {
  const { batch, fate } = taskFor();
  const calls = vi.fn(send);
  await deliverBatch(batch, { bucket, send: calls });
  return { fate, sent: calls.mock.calls.length };
};
const accept = async () => {};
const refuse = async () => Promise.reject(new Error('busy'));
const refuseForGood = async () =>
  Promise.reject(Object.assign(new Error('too large'), { code: 'E_CONTENT_TOO_LARGE' }));

const delivery = () => bucket.json(`${folder}/delivery.json`);
const names = () => bucket.keys().map((key) => key.replace(`${folder}/`, ''));

const queueOf = () => {
  const queued: string[] = [];
  return { queued, queue: { send: async (task: { id: string }) => void queued.push(task.id) } };
};

describe('a task', () => {
  test('sends the e-mail, and records that', async () => {
    expect(await deliver(accept)).toEqual({ fate: ['acknowledged'], sent: 1 });
    expect(delivery()).toEqual({ state: 'delivered', at: '2026-01-01T00:00:00.000Z', attempts: 1 });
    expect(names()).toEqual(['delivery.json', 'message.json']);
  });

  test('does not send again what was accepted', async () => {
    await deliver(accept);
    await noteDelivery(bucket, id);
    expect(await deliver(accept)).toEqual({ fate: ['acknowledged'], sent: 0 });
    expect(names()).not.toContain(`outbox/${id}`);
  });

  test('does not send again when the record cannot be written', async () => {
    const { batch, fate } = taskFor();
    const broken = { ...bucket, put: () => Promise.reject(new Error('down')) };
    await expect(deliverBatch(batch, { bucket: broken, send: accept })).rejects.toThrow('down');
    expect(fate).toEqual(['acknowledged']);
  });

  test('is tried again later after a failure, with growing waits', async () => {
    for (const [attempt, seconds] of [60, 120, 240].entries()) {
      expect(await deliver(refuse)).toEqual({ fate: [seconds], sent: 1 });
      expect(bucket.json(`${folder}/attempt.json`)).toMatchObject({ attempts: attempt + 1, reason: 'busy' });
      vi.setSystemTime(Date.now() + seconds * 1000);
    }
    expect(await deliver(accept)).toEqual({ fate: ['acknowledged'], sent: 1 });
    expect(delivery()).toMatchObject({ state: 'delivered', attempts: 4 });
    expect(names()).toEqual(['delivery.json', 'message.json']);
  });

  test('is dropped if another task waits for its time', async () => {
    await deliver(refuse);
    vi.setSystemTime(Date.now() + 50_000);
    expect(await deliver(accept)).toEqual({ fate: ['acknowledged'], sent: 0 });
    expect(delivery()).toBeUndefined();
  });

  test('gives up at once if no attempt can help', async () => {
    expect(await deliver(refuseForGood)).toEqual({ fate: ['acknowledged'], sent: 1 });
    expect(delivery()).toMatchObject({ state: 'givenUp', attempts: 1, reason: 'too large' });
    expect(names()).toEqual(['delivery.json', 'message.json']);
  });

  test('gives up after the last attempt', async () => {
    for (let attempt = 1; attempt < maxAttempts; attempt++) {
      await deliver(refuse);
      vi.setSystemTime(Date.now() + pauseAfter(attempt));
    }
    expect(delivery()).toBeUndefined();
    expect(await deliver(refuse)).toEqual({ fate: ['acknowledged'], sent: 1 });
    expect(delivery()).toMatchObject({ state: 'givenUp', attempts: maxAttempts, reason: 'busy' });
  });

  test('for a deleted message does nothing', async () => {
    await bucket.delete(`${folder}/message.json`);
    expect(await deliver(accept)).toEqual({ fate: ['acknowledged'], sent: 0 });
    expect(bucket.keys()).toEqual([]);
  });
});

describe('the queue of given up tasks', () => {
  test('records the last failure', async () => {
    await deliver(refuse);
    const { batch, fate } = taskFor();
    await giveUpBatch(batch, bucket);
    expect(fate).toEqual(['acknowledged']);
    expect(delivery()).toMatchObject({ state: 'givenUp', attempts: 1, reason: 'busy' });
    expect(names()).toEqual(['delivery.json', 'message.json']);
  });

  test('does not take back that an e-mail was accepted', async () => {
    await deliver(accept);
    await giveUpBatch(taskFor().batch, bucket);
    expect(delivery()).toMatchObject({ state: 'delivered' });
  });
});

describe('the sweep', () => {
  const swept = async () => {
    const { queued, queue } = queueOf();
    await sweep(bucket, queue);
    return queued;
  };

  test('queues a message whose worker died before it could', async () => {
    vi.setSystemTime(Date.now() + 30 * minutes - 1);
    expect(await swept()).toEqual([]);
    vi.setSystemTime(Date.now() + 1);
    expect(await swept()).toEqual([id]);
    expect(await swept()).toEqual([]);
  });

  test('queues a message that the queue refused', async () => {
    await queueDelivery({ send: () => Promise.reject(new Error('down')) }, id);
    vi.setSystemTime(Date.now() + 30 * minutes);
    expect(await swept()).toEqual([id]);
  });

  test('queues a retry that the queue lost, when it is late', async () => {
    await deliver(refuse);
    vi.setSystemTime(Date.now() + 31 * minutes - 1);
    expect(await swept()).toEqual([]);
    vi.setSystemTime(Date.now() + 1);
    expect(await swept()).toEqual([id]);
  });

  test('forgets what is settled', async () => {
    await deliver(accept);
    await noteDelivery(bucket, id);
    expect(await swept()).toEqual([]);
    expect(names()).toEqual(['delivery.json', 'message.json']);
  });

  test('leaves a note whose message never appeared', async () => {
    await bucket.delete(`${folder}/message.json`);
    vi.setSystemTime(Date.now() + 60 * minutes);
    expect(await swept()).toEqual([]);
  });
});
