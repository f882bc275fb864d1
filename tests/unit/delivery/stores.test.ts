// @vitest-environment node
import { existsSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import type { Attempt, Progress } from '../../../machines/delivery/deliveryRules.ts';
import { maxAttempts, pauseAfter } from '../../../machines/delivery/deliveryRules.ts';
import { entryFile, folderOutbox, prepareOutbox } from '../../../src/inbox/folderOutbox.ts';
import { deleteMessage, makeStaging, prepareInbox, storeMessage } from '../../../src/inbox/messageStore.ts';
import { deliveryReport } from '../../../src/inbox/rules/deliveryReport.ts';
import {
  look,
  type OutboxStore,
  queue,
  queueAgain,
  readDue,
  record,
  takeLate,
} from '../../../src/inbox/rules/outbox.ts';
import { delivery } from '../../../src/wiring/delivery.ts';
import { bucketOutbox } from '../../../src/worker/bucketOutbox.ts';
import { storeInBucket } from '../../../src/worker/bucketStore.ts';
import { temporaryFolder } from '../../worlds/inbox/fixtures.ts';
import { type MemoryBucket, memoryBucket } from '../../worlds/inbox/memoryBucket.ts';
import { contact } from './deliveryHarness.ts';

const minute = 60_000;
const hour = 60 * minute;
const now = Date.parse('2026-11-22T10:00:00.000Z');
const unknown = `${'0'.repeat(32)}-1`;

/** Both stores, and what is special about each. */
interface Place {
  readonly store: OutboxStore;
  /** Keeps a message as the site does, its entry first. Returns its id. */
  readonly keep: (text: string) => Promise<string>;
  readonly erase: (id: string) => Promise<void>;
}

let folder: ReturnType<typeof temporaryFolder>;
let bucket: MemoryBucket;
beforeEach(() => {
  folder = temporaryFolder();
  prepareInbox(folder.path);
  bucket = memoryBucket();
});
afterEach(() => folder.remove());

const places: Readonly<Record<string, () => Promise<Place>>> = {
  folder: async () => {
    await prepareOutbox(folder.path);
    const store = folderOutbox(folder.path);
    return {
      store,
      keep: async (text) => {
        const staged = { staging: await makeStaging(folder.path) };
        const options = { folder: folder.path, beforePublish: (id: string) => queue(store, id, now) };
        return (await storeMessage(contact(text), staged, options)).id;
      },
      erase: (id) => deleteMessage(folder.path, id),
    };
  },
  bucket: async () => {
    const store = bucketOutbox(bucket);
    return {
      store,
      keep: async (text) => {
        const options = { bucket, beforePublish: (id: string) => queue(store, id, now) };
        return (await storeInBucket(contact(text), null, options)).id;
      },
      erase: (id) => bucket.delete(`messages/${id.replace('-', '/')}/message.json`),
    };
  },
};

const accepted: Attempt = { status: 'accepted', reason: null };
const refused: Attempt = { status: 'refused', reason: '550 no such user' };
const deferred: Attempt = { status: 'deferred', reason: '451 later' };

describe.each(Object.entries(places))('the outbox in a %s', (_, place) => {
  let store: OutboxStore;
  let keep: Place['keep'];
  let erase: Place['erase'];
  let id: string;
  beforeEach(async () => {
    ({ store, keep, erase } = await place());
    id = await keep('A message');
  });

  const json = async (kind: 'entry' | 'delivery', of = id): Promise<unknown> => {
    const text = await store.read(kind, of);
    return text === undefined ? undefined : JSON.parse(text);
  };

  /** Runs the delivery at a time, with the machine of the server and the worker. */
  async function deliver(at: number, send: () => Attempt | Promise<Attempt>): Promise<string> {
    const clock = new SimulatedClock();
    const machine = delivery({
      read: (each) => readDue(store, each, at),
      send: async () => send(),
      record: (progress) => record(store, progress, at),
      report: () => {},
      reportFailure: () => void setImmediate(() => clock.increment(minute)),
    });
    const actor = createActor(machine, { input: { id }, clock }).start();
    const { value } = await waitFor(actor, (snapshot) => snapshot.hasTag('ended'));
    return String(value);
  }

  test('keeps what is written, and has no file that was not', async () => {
    expect(await store.ids()).toEqual([id]);
    expect(JSON.parse((await store.read('message', id)) ?? '')).toMatchObject({ id, kind: 'contact' });
    for (const kind of ['entry', 'message', 'delivery'] as const)
      expect(await store.read(kind, unknown)).toBeUndefined();
    await store.write('entry', unknown, { a: '\u202e' });
    expect(await store.read('entry', unknown)).toBe('{\n  "a": "\\u202e"\n}\n');
    await store.write('entry', unknown, { b: 1 });
    expect(await json('entry', unknown)).toEqual({ b: 1 });
    for (let again = 0; again < 2; again++) await store.removeEntry(unknown);
    expect(await store.ids()).toEqual([id]);
  });

  test('has an entry for each e-mail that waits, which a second server leaves as it is', async () => {
    const at = '2026-11-22T10:00:00.000Z';
    const entry = { id, attempts: 0, nextAt: at, lastReason: null, since: at, follows: null };
    await queue(store, id, now + 1);
    expect(await json('entry')).toEqual(entry);
  });

  test.each([
    ['accepted', accepted, 'delivered', { state: 'delivered', attempts: 1, reason: null }],
    ['refused for good', refused, 'givenUp', { state: 'givenUp', attempts: 1, reason: '550 no such user' }],
  ])('settles an e-mail that is %s, and then sends it no more', async (_name, attempt, result, settled) => {
    expect(await deliver(now, () => attempt)).toBe(result);
    expect(await json('delivery')).toEqual({ ...settled, at: '2026-11-22T10:00:00.000Z' });
    expect(await store.ids()).toEqual([]);
    expect(await deliver(now, () => attempt)).toBe('passed');
    // Killed after it was settled, before the entry was removed.
    await queue(store, id, now);
    expect(await deliver(now, () => attempt)).toBe('passed');
    expect(await store.ids()).toEqual([]);
  });

  test('has the entry as it was while an attempt is under way, so that nothing is lost if it is killed', async () => {
    const before = await json('entry');
    await deliver(now, async () => {
      expect(await json('entry')).toEqual(before);
      expect(await json('delivery')).toBeUndefined();
      return accepted;
    });
    expect.assertions(2);
  });

  test('has the next attempt after a failure, later each time, and gives up after the last', async () => {
    let at = now;
    for (let attempts = 1; attempts < maxAttempts; attempts++) {
      expect(await deliver(at, () => deferred)).toBe('postponed');
      const nextAt = at + pauseAfter(attempts);
      expect(await json('entry')).toMatchObject({
        attempts,
        nextAt: new Date(nextAt).toISOString(),
        lastReason: '451 later',
      });
      expect(await deliver(nextAt - 1, () => accepted)).toBe('passed');
      at = nextAt;
    }
    expect(await deliver(at, () => deferred)).toBe('givenUp');
    expect(await json('delivery')).toMatchObject({ state: 'givenUp', attempts: maxAttempts });
  });

  test('sends again on request what was settled, with all attempts, and knows what it follows', async () => {
    await deliver(now, () => refused);
    await queueAgain(store, id, now + hour);
    expect(await json('entry')).toMatchObject({ attempts: 0, follows: '2026-11-22T10:00:00.000Z' });
    expect(await deliver(now + hour, () => accepted)).toBe('delivered');
    expect(await json('delivery')).toMatchObject({ state: 'delivered', attempts: 1 });
  });

  test('sends at once what was asked for while an attempt was under way', async () => {
    expect(
      await deliver(now, async () => {
        await queueAgain(store, id, now + 1);
        return deferred;
      }),
    ).toBe('postponed');
    expect(await json('entry')).toMatchObject({ attempts: 0, since: '2026-11-22T10:00:00.001Z' });
    expect(await deliver(now + 1, () => accepted)).toBe('delivered');
  });

  test.each([accepted, deferred])(
    'forgets a message that is deleted in an attempt that is %j',
    async (attempt) => {
      await deliver(now, async () => {
        await store.removeEntry(id);
        await erase(id);
        return attempt;
      });
      expect(await store.ids()).toEqual([]);
      expect(await json('delivery')).toBeUndefined();
    },
  );

  test('drops an entry whose message does not appear within an hour, and sends nothing', async () => {
    await erase(id);
    expect([await deliver(now + hour, () => accepted), await store.ids()]).toEqual(['passed', [id]]);
    expect([await deliver(now + hour + 1, () => accepted), await store.ids()]).toEqual(['passed', []]);
  });

  test.each(['', '{"attempts":', '{}'])('takes an entry that is %j for a new one', async (text) => {
    const broken = {
      ...store,
      read: async (kind: 'entry' | 'message' | 'delivery', of: string) =>
        kind === 'entry' ? text : store.read(kind, of),
    };
    expect(await readDue(broken, id, now)).toMatchObject({ attempts: 0 });
    expect((await look(broken, now)).due).toEqual([id]);
  });

  test('tries again what cannot be recorded, without sending it again', async () => {
    let failures = 2;
    let sent = 0;
    const write = store.write;
    store = {
      ...store,
      write: async (...all) => (failures-- > 0 ? Promise.reject(new Error('full')) : write(...all)),
    };
    expect(
      await deliver(now, () => {
        sent += 1;
        return accepted;
      }),
    ).toBe('delivered');
    expect([sent, await json('delivery')]).toEqual([1, expect.objectContaining({ state: 'delivered' })]);
  });

  test('is looked at as a whole: what is due, the longest first, and when the next will be', async () => {
    const others = await Promise.all(['Second', 'Third', 'Fourth'].map(keep));
    const [second = '', third = '', fourth = ''] = others;
    const postponed = (of: string, wait: number): Progress & { result: 'postponed' } => ({
      id: of,
      since: '2026-11-22T10:00:00.000Z',
      attempts: 3,
      wait,
      reason: null,
      result: 'postponed',
    });
    await record(store, postponed(second, -5), now);
    await record(store, postponed(third, 3 * minute), now);
    await record(store, postponed(fourth, 2 * minute), now);
    expect(await look(store, now)).toEqual({ due: [second, id], nextAt: now + 2 * minute });
    expect((await look(store, now + 2 * minute)).due).toEqual([second, id, fourth]);
    await erase(id);
    for (const each of [id, second, third, fourth]) await store.removeEntry(each);
    expect(await look(store, now)).toEqual({ due: [], nextAt: Number.POSITIVE_INFINITY });
  });

  test('names what is late once in a while', async () => {
    expect(await takeLate(store, 30 * minute, now + 30 * minute - 1)).toEqual([]);
    expect(await takeLate(store, 30 * minute, now + 30 * minute)).toEqual([id]);
    expect(await takeLate(store, 30 * minute, now + hour - 1)).toEqual([]);
    expect(await deliver(now + 30 * minute, () => deferred)).toBe('postponed');
    expect(await takeLate(store, 30 * minute, now + hour + minute - 1)).toEqual([]);
    expect(await takeLate(store, 30 * minute, now + hour + minute)).toEqual([id]);
    expect(await json('entry')).toMatchObject({ attempts: 1 });
  });
});

describe('the folder', () => {
  test.skipIf(process.platform === 'win32')('is for the owner’s eyes only', async () => {
    await queue(folderOutbox(folder.path), unknown, now);
    expect(statSync(entryFile(folder.path, unknown)).mode & 0o777).toBe(0o600);
  });

  test('is left by no id', async () => {
    await expect(folderOutbox(folder.path).read('message', '../../etc-1')).rejects.toThrow(/Not the id/);
  });

  test('is cleaned of what a killed server was writing an hour ago', async () => {
    await prepareOutbox(folder.path);
    const files = ['a.json.1-aa.tmp', 'a.json.1-bb.tmp'].map((name) => join(folder.path, '.outbox', name));
    for (const file of files) writeFileSync(file, '');
    const then = new Date(Date.now() - 3_601_000);
    utimesSync(files[0] ?? '', then, then);
    await prepareOutbox(folder.path);
    expect(files.map((file) => existsSync(file))).toEqual([false, true]);
  });
});

test.each<[Parameters<typeof deliveryReport>[0], Partial<Progress>, string]>([
  ['delivered', {}, 'was delivered to a@example.com, b@example.com'],
  ['delivered', { reason: 'not to b' }, 'was delivered to a@example.com, b@example.com, but not to b'],
  ['postponed', { wait: minute, reason: '451' }, 'was not delivered; retry in 1 min (attempt 1 of 38). 451'],
  [
    'postponed',
    { wait: 90 * minute, reason: '451' },
    'was not delivered; retry in 1.5 h (attempt 1 of 38). 451',
  ],
  ['givenUp', { reason: '550 \u001b[31m\nno' }, 'was given up after 1 attempt. 550 [31m no'],
  ['givenUp', { attempts: 38, reason: '451' }, 'was given up after 38 attempts. 451'],
])('the log says of an e-mail that it is %s (%j)', (result, changes, line) => {
  const progress = { id: unknown, since: '', attempts: 1, wait: 0, reason: null, ...changes };
  expect(deliveryReport(result, progress, ['a@example.com', 'b@example.com'])).toBe(
    `The e-mail about ${unknown} ${line}`,
  );
});
