// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { OrderEvent } from '../../../machines/order/orderEvents.ts';
import { foldOrder, stateOf, turnOf } from '../../../machines/order/orderRules.ts';

const receivedAt = '2026-03-02T09:00:00.000Z';

it('a log of version 1 is read for ever', () => {
  const lines = readFileSync(new URL('fixtures/events-1.jsonl', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '');
  const events = lines.map((line) => JSON.parse(line) as OrderEvent & { version: number });
  expect(new Set(events.map(({ version }) => version))).toEqual(new Set([1]));
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
  expect(foldOrder(receivedAt, events).context).toMatchObject({ offers: 4, deliveries: 3, offer: null });
  expect(foldOrder(receivedAt, events).context.agreed).toMatchObject({ number: 3, price: 260 });
});
