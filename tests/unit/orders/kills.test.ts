// @vitest-environment node
import { expect, test } from 'vitest';
import { pressOrders } from '../../tools/attack/orders.ts';

/** `attack.test.ts` has the long form. */
test('two servers, one of them killed in the middle, lose and double no event of an order', async () => {
  const { differences, acknowledged, refused } = await pressOrders(60, 1, Math.random);
  expect(differences).toEqual([]);
  expect(acknowledged + refused).toBe(60);
  expect(acknowledged).toBeGreaterThan(48);
});
