// @vitest-environment node
// @proof thorough
import { expect, test } from 'vitest';
import { backUpAndRestore } from './restore.ts';

test('a thousand messages and orders with events and files come back from a backup that was made under load', async () => {
  const { differences, acknowledged, orders, files } = await backUpAndRestore(1000);
  expect(differences).toEqual([]);
  expect([acknowledged, orders]).toEqual([1000, 20]);
  expect(files).toBeGreaterThan(1100);
});
