// @vitest-environment node
import { expect, it } from 'vitest';
import { sharedRun } from '../../../src/inbox/sharedRun.ts';

const held = () => {
  const ends: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const run = sharedRun(() => new Promise((resolve, reject) => ends.push({ resolve, reject })));
  return { ends, run };
};
const settled = () => new Promise((done) => setImmediate(done));

it('calls during a run share one that begins after it', async () => {
  const { ends, run } = held();
  const done: string[] = [];
  run().then(() => done.push('first'));
  await settled();
  for (const name of ['second', 'third']) run().then(() => done.push(name));
  await settled();
  expect(ends).toHaveLength(1);
  ends[0]?.resolve();
  await settled();
  expect([done, ends.length]).toEqual([['first'], 2]);
  ends[1]?.resolve();
  await settled();
  expect([done, ends.length]).toEqual([['first', 'second', 'third'], 2]);
});

it('a run that fails fails only for those it was for', async () => {
  const { ends, run } = held();
  const failing = run();
  await settled();
  const next = run();
  ends[0]?.reject(new Error('The disk is full.'));
  await expect(failing).rejects.toThrow('The disk is full.');
  await settled();
  ends[1]?.resolve();
  await expect(next).resolves.toBeUndefined();
});
