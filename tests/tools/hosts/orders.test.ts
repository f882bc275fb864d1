// @vitest-environment node
import { expect, test } from 'vitest';
import { ordersForEachTest } from '../../worlds/inbox/inboxHarness.ts';
import { checkOrders } from './checkOrders.ts';

const inbox = ordersForEachTest();

test('the local server answers every request about an order', async () => {
  const checked = await checkOrders(inbox.url);
  expect(checked.filter(({ problems }) => problems.length > 0)).toEqual([]);
  expect(checked.length).toBeGreaterThan(40);
});
