// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { machineSuite } from '../../tests/paths/actor.ts';
import { until } from '../../tests/paths/index.ts';
import type { OrderAct, OrderEvent } from '../order/orderEvents.ts';
import { foldOrder } from '../order/orderRules.ts';
import { orderActLaws, orderActStarts } from './orderAct.laws.ts';
import { orderActModel } from './orderAct.model.ts';
import { keyOf, lackOf, possibleActs, stepOf } from './orderActRules.ts';
import { ownerActs } from './ownerActRules.ts';

machineSuite({
  name: 'orderAct',
  model: orderActModel,
  laws: orderActLaws,
  starts: orderActStarts,
  equivalent: Object.fromEntries(
    ['answer.open:', 'answer.close:', 'act.send: #2', 'file.send: #2'].map((event) => [
      `editing: ${event} goes to editing`,
      'editing begins with quiet',
    ]),
  ),
  goal: (snapshot) => snapshot.matches('editing'),
  temporal: {
    'whoever sends hears the end of it': until(
      (snapshot) => snapshot.matches('sending'),
      (snapshot) => snapshot.matches('editing'),
    ),
  },
});

describe('orderAct: rules', () => {
  const agree = { after: 2, act: { type: 'offer.agree', offer: 1 } } as const;
  const at = '2026-11-20T10:00:00.000Z';
  const terms = {
    person: 'Grace',
    price: 480,
    date: '2026-12-01',
    note: '',
    validUntil: '2026-11-30T00:00:00.000Z',
  };
  const owner = (...acts: readonly OrderAct[]) =>
    acts.map((act) => ({ ...act, by: 'owner', at }) as OrderEvent);
  const possibleAfter = (...events: readonly OrderEvent[]) =>
    Object.entries(possibleActs(foldOrder(at, events)))
      .filter(([, act]) => act !== null)
      .map(([name]) => name);

  it('gives the same key to the same act at the same point, and another to any other', () => {
    const keys = [
      keyOf(agree),
      keyOf({ ...agree, after: 3 }),
      keyOf({ after: 2, act: { type: 'offer.agree', offer: 2 } }),
      keyOf({ after: 2, act: { type: 'message.write', text: 'a' } }),
      keyOf({ after: 2, act: { type: 'message.write', text: 'b' } }),
      keyOf({ after: 2, file: { name: 'a', size: 1 } }),
    ];
    expect(new Set(keys).size).toBe(keys.length);
    expect(keyOf({ ...agree })).toBe(keys[0]);
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
  });

  it.each<[OrderAct, string | null]>([
    [{ type: 'message.write', text: ' \n' }, 'textMissing'],
    [{ type: 'message.write', text: 'a' }, null],
    [{ type: 'work.return', delivery: 1, note: '' }, 'noteMissing'],
    [{ type: 'dispute.open', note: '' }, 'noteMissing'],
    [{ type: 'dispute.open', note: 'a' }, null],
    [{ type: 'dispute.decide', note: '' }, 'noteMissing'],
    [{ type: 'work.deliver', note: '' }, null],
    [{ type: 'offer.decline', offer: 1, note: '' }, null],
  ])('%j lacks %j', (act, lack) => expect(lackOf(act)).toBe(lack));

  it('offers what the order’s machine allows', () => {
    const offered = owner({ type: 'offer.make', terms });
    const agreed = [...offered, { type: 'offer.agree', offer: 1, by: 'visitor', at } as const];
    const delivered = [...agreed, ...owner({ type: 'work.deliver', note: '' })];
    expect(possibleAfter()).toEqual(['withdraw', 'message']);
    expect(possibleAfter(...offered)).toEqual(['agree', 'decline', 'withdraw', 'message']);
    expect(possibleAfter(...agreed)).toEqual(['dispute', 'message']);
    expect(possibleAfter(...delivered)).toEqual(['approve', 'return', 'dispute', 'message']);
    expect(possibleAfter({ type: 'request.withdraw', by: 'visitor', at })).toEqual([]);
  });

  it('offers the owner what the order’s machine allows', () => {
    const possible = (...events: readonly OrderEvent[]) =>
      Object.entries(ownerActs(foldOrder(at, events)))
        .filter(([, act]) => act !== null && act !== false)
        .map(([name]) => name);
    const visitor = (...acts: readonly OrderAct[]) =>
      acts.map((act) => ({ ...act, by: 'visitor', at }) as OrderEvent);
    const offered = owner({ type: 'offer.make', terms });
    const agreed = [...offered, ...visitor({ type: 'offer.agree', offer: 1 })];
    const disputed = [...agreed, ...visitor({ type: 'dispute.open', note: 'a' })];
    expect(possible()).toEqual(['read', 'offer', 'refuse', 'message']);
    expect(possible(...owner({ type: 'request.read' }))).toEqual(['offer', 'refuse', 'message']);
    expect(possible(...offered)).toEqual(['offer', 'message']);
    expect(possible(...agreed)).toEqual(['offer', 'deliver', 'ownDispute', 'message']);
    expect(possible(...disputed)).toEqual(['offer', 'deliver', 'decide', 'message']);
    expect(possible(...owner({ type: 'request.decline', note: '' }))).toEqual(['offer', 'close', 'message']);
    expect(possible(...disputed, ...owner({ type: 'dispute.decide', note: 'a' }))).toEqual([]);
  });

  it('shows the way of an order, unless it ended before its end', () => {
    const { context } = foldOrder(at, []);
    const done = { ...context, agreed: { ...terms, number: 1 }, deliveries: 1 };
    expect(stepOf('received', context)).toBe(1);
    expect(stepOf('offered', context)).toBe(2);
    expect(stepOf('closed', context)).toBeNull();
    expect(stepOf('closed', done)).toBe(6);
    expect(stepOf('withdrawn', context)).toBeNull();
  });
});
