// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { foldOrder, stateOf, turnOf } from '../../../machines/order/orderRules.ts';
import { foldLog } from '../../../src/orders/orderLog.ts';

const receivedAt = '2026-03-02T09:00:00.000Z';

it('a log of version 1 is read for ever', () => {
  const text = readFileSync(new URL('fixtures/events-1.jsonl', import.meta.url), 'utf8');
  const { events, snapshot } = foldLog(receivedAt, text);
  expect(
    events.map((_, at) => {
      const snapshot = foldOrder(receivedAt, events.slice(0, at + 1));
      return [stateOf(snapshot), turnOf(snapshot)];
    }),
  ).toEqual([
    ['read', 'owner'],
    ['offered', 'visitor'],
    ['offered', 'owner'],
    ['offered', 'visitor'],
    ['expired', 'visitor'],
    ['offered', 'visitor'],
    ['declined', 'owner'],
    ['offered', 'visitor'],
    ['agreed', 'owner'],
    ['agreed', 'owner'],
    ['delivered', 'visitor'],
    ['agreed', 'owner'],
    ['delivered', 'visitor'],
    ['inDispute', 'owner'],
    ['settling', 'visitor'],
    ['inDispute', 'owner'],
    ['delivered', 'visitor'],
    ['approved', 'owner'],
    ['closed', null],
  ]);
  expect(snapshot.context).toMatchObject({ offers: 4, deliveries: 3, offer: null });
  expect(snapshot.context.agreed).toMatchObject({ number: 3, price: 260 });
});
