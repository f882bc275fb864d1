// @vitest-environment node
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Submission } from '../../../src/inbox/rules/submission.ts';
import { storeInBucket } from '../../../src/worker/bucketStore.ts';
import { memoryBucket } from '../../worlds/inbox/memoryBucket.ts';

const submission: Submission = { kind: 'request', fields: { name: 'Ada' }, attachment: null };
const file = { fileName: 'a b.txt', size: 2, type: 'text/plain', sha256: 'f'.repeat(64) };
const bytes = new TextEncoder().encode('hi').buffer;
const hours = 60 * 60 * 1000;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-01-01T00:00:00Z'), toFake: ['Date', 'setTimeout'] });
});
afterEach(() => void vi.useRealTimers());

/** Lets the time pass for which the store waits. */
async function inTime<Result>(result: Promise<Result>): Promise<Result> {
  let isSettled = false;
  const settle = () => {
    isSettled = true;
  };
  result.then(settle, settle);
  while (!isSettled) {
    await vi.advanceTimersByTimeAsync(1000);
    await nextTurn();
  }
  return result;
}

describe('storeInBucket', () => {
  test('keeps a message under the hash of its content', async () => {
    const bucket = memoryBucket();
    const { id, isNew } = await storeInBucket(submission, null, { bucket });
    expect(id).toMatch(/^[0-9a-f]{32}-1$/);
    expect(isNew).toBe(true);
    expect(bucket.keys()).toEqual([`messages/${id.slice(0, 32)}/1/message.json`]);
    expect(bucket.json(bucket.keys()[0] ?? '')).toEqual({
      id,
      receivedAt: '2026-01-01T00:00:00.000Z',
      ...submission,
    });
  });

  test('escapes what would steer the terminal of a reader', async () => {
    const bucket = memoryBucket();
    const fields = { ...submission.fields, message: '\u009b2J\u007f\u202e' };
    await storeInBucket({ ...submission, fields }, null, { bucket });
    const text = await (await bucket.get(bucket.keys()[0] ?? ''))?.text();
    expect(text).toContain('\\u009b2J\\u007f\\u202e');
    expect(text?.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
  });

  test('keeps the attachment beside it, before the message appears', async () => {
    const bucket = memoryBucket();
    const before: string[][] = [];
    const { id } = await storeInBucket({ ...submission, attachment: file }, bytes, {
      bucket,
      beforePublish: async (next) => void before.push([next, ...bucket.keys()]),
    });
    const folder = `messages/${id.slice(0, 32)}/1`;
    expect(before).toEqual([[id, `${folder}/attachment-a-b.txt`]]);
    expect(bucket.json(`${folder}/message.json`)).toMatchObject({
      attachment: { ...file, storedAs: 'attachment-a-b.txt' },
    });
  });

  test('keeps equal content once within 24 hours, and again after that (S8)', async () => {
    const bucket = memoryBucket();
    const ids: string[] = [];
    for (const after of [0, 24 * hours - 1, 1, 24 * hours - 1, 1, 1]) {
      vi.advanceTimersByTime(after);
      ids.push((await storeInBucket(submission, null, { bucket })).id.slice(33));
    }
    expect(ids).toEqual(['1', '1', '2', '2', '3', '3']);
  });

  test('finds the newest of more than ten', async () => {
    const bucket = memoryBucket();
    let id = '';
    for (let day = 0; day < 12; day++) {
      vi.advanceTimersByTime(24 * hours);
      ({ id } = await storeInBucket(submission, null, { bucket }));
    }
    expect(id.slice(33)).toBe('12');
  });

  test('one of many at once wins, and all get its id', async () => {
    const bucket = memoryBucket();
    const kept = await inTime(
      Promise.all(Array.from({ length: 50 }, () => storeInBucket(submission, null, { bucket }))),
    );
    expect(kept.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(new Set(kept.map(({ id }) => id)).size).toBe(1);
    expect(bucket.keys()).toHaveLength(1);
  });

  test('writes again when R2 refuses for a moment', async () => {
    let refusals = 2;
    const bucket = memoryBucket({
      fail: () => {
        if (refusals-- > 0) throw new Error('put: Reduce your concurrent request rate (10058)');
      },
    });
    expect((await inTime(storeInBucket(submission, null, { bucket }))).isNew).toBe(true);
  });

  test('rejects when R2 goes on refusing', async () => {
    const bucket = memoryBucket({
      fail: () => {
        throw new Error('down');
      },
    });
    await expect(inTime(storeInBucket(submission, null, { bucket }))).rejects.toThrow('down');
    expect(bucket.keys()).toEqual([]);
  });
});
