// @vitest-environment node
import { expect, test } from 'vitest';
import { testConfig } from '../../worlds/inbox/fixtures.ts';
import { inboxForEachTest } from '../../worlds/inbox/inboxHarness.ts';
import { deskKey } from '../../worlds/inbox/orderClient.ts';
import { checkOrders } from './checkOrders.ts';

const inbox = inboxForEachTest({
  config: { ...testConfig, orderEndpoint: '/orders' },
  orders: { deskKey, secret: '' },
});

test('the local server answers every request about an order', async () => {
  const checked = await checkOrders(inbox.url, true);
  expect(checked.filter(({ problems }) => problems.length > 0)).toEqual([]);
  expect(checked.length).toBeGreaterThan(40);
});
