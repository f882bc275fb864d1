// @vitest-environment node
import { expect, test } from 'vitest';
import { killRepeatedly } from './kill.ts';
import { load } from './load.ts';

/** The attacks of `npm run attack` in a short form, without figures of speed. */
test('a hundred posts, fifty at a time, are each kept whole, once', async () => {
  const { differences, acknowledged } = await load(100, 50);
  expect(differences).toEqual([]);
  expect(acknowledged).toBe(100);
});

test('a server that is killed in the middle loses and doubles nothing', async () => {
  const { differences, unanswered } = await killRepeatedly(4, () => 0.02);
  expect(differences).toEqual([]);
  expect(unanswered).toBeGreaterThan(0);
});
