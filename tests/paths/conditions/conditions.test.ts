// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { and, not, or, setup } from 'xstate';
import { coverageOf } from '../coverage/coverageOf.ts';
import { explore } from '../definition/explore.ts';
import type { Model } from '../definition/model.ts';
import { type Laws, same, sent, violations } from '../laws/laws.ts';
import { judge, type Oracle } from '../laws/survivors.ts';
import { conditionCoverage } from './conditionCoverage.ts';
import { createOrderMachine } from './example/orderMachine.ts';
import type { Order } from './example/orderRules.ts';
import { explorationRecorded } from './explorationRecorded.ts';

type OrderMachine = ReturnType<typeof createOrderMachine>;

const complete = { name: 'Ada', email: 'ada@example.org' };
const orderModel = (orders: readonly Order[], machine = createOrderMachine()) =>
  ({ machine, events: { submit: orders.map((order) => ({ order })) } }) satisfies Model<OrderMachine>;
/** Lacks an order with a name and without an e-mail address. */
const thin = [{ name: '', email: '' }, complete];

const laws: Laws<OrderMachine> = {
  'only a complete order is taken, and exactly as it is': ({ before, input, after }) => {
    const order = sent(input, 'submit')?.order;
    if (!order || !before.matches('open')) return true;
    const isComplete = [order.name, order.email].every((text) => text.length > 0);
    return (
      after.matches(isComplete ? 'taken' : 'asking') && same(after.context.order, isComplete ? order : null)
    );
  },
  'a reset begins again': ({ before, input, after }) =>
    !sent(input, 'reset') ||
    before.matches('open') ||
    (after.matches('open') && after.context.order === null),
};
const oracle = (model: Model<OrderMachine>): Oracle<OrderMachine> => ({
  model,
  laws,
  starts: ({ snapshot }) => snapshot.matches('open'),
  goal: (snapshot) => snapshot.matches('open'),
});

const missingIn = (model: Model<OrderMachine>): string[] =>
  conditionCoverage(explorationRecorded(model).recording).missing.map(({ key, at }) => `${key} (${at})`);

describe('a rule whose second condition no case tries alone (M14)', () => {
  const faulty = createOrderMachine(({ name }) => name === '');

  it.each([
    ['the right one', orderModel(thin)],
    ['the wrong one, which ignores the e-mail address', orderModel(thin, faulty)],
  ])('passes transitions, laws and mutants: %s', (_, model) => {
    const exploration = explore(model);
    expect(coverageOf(exploration).uncovered).toEqual([]);
    expect(Object.values(laws).flatMap((law) => violations(exploration, law))).toEqual([]);
    const { mutants, survivors } = judge(oracle(model));
    expect([mutants.length > 10, survivors]).toEqual([true, []]);
  });

  it('is found by its conditions, which name the case', () =>
    expect(missingIn(orderModel(thin))).toEqual([
      "orderRules.ts: name === '' || email === '': email === '' is never true while name === '' is false (tests/paths/conditions/example/orderRules.ts:6)",
    ]));

  it('is complete with this case, by which the law finds the wrong rule', () => {
    const whole = [...thin, { name: 'Ada', email: '' }];
    expect(missingIn(orderModel(whole))).toEqual([]);
    const found = violations(explore(orderModel(whole, faulty)), laws[Object.keys(laws)[0]!]!);
    expect(found).toEqual(['submit {"order":{"name":"Ada","email":""}}']);
  });
});

it('counts branches and conditions, without those that are listed as infeasible', () => {
  const { recording } = explorationRecorded(orderModel(thin));
  const { branches, conditions, missing } = conditionCoverage(recording);
  expect([branches, conditions]).toEqual([
    { covered: 2, total: 2 },
    { covered: 1, total: 2 },
  ]);
  expect(conditionCoverage(recording, [missing[0]!.key])).toMatchObject({
    branches: { covered: 2, total: 2 },
    conditions: { covered: 1, total: 1 },
    missing,
  });
});

it('does not count what the model itself runs, such as `possible`', () => {
  const { isIncomplete } = createOrderMachine().implementations.guards as unknown as Record<
    string,
    (_: unknown, order: Order) => boolean
  >;
  const model: Model<OrderMachine> = {
    ...orderModel(thin),
    possible: () => {
      isIncomplete?.(null, { name: 'Ada', email: '' });
      return true;
    },
  };
  expect(missingIn(model)).toHaveLength(1);
});

describe('guards that XState combines', () => {
  const machine = setup({
    types: { events: {} as { type: 'ENTER'; hour: number; hasKey: boolean; isGuest: boolean } },
    guards: {
      isDay: ({ event }) => event.hour > 8,
      hasKey: ({ event }) => event.hasKey,
      isGuest: ({ event }) => event.isGuest,
      isLetIn: and(['isDay', not('isGuest')]),
    },
  }).createMachine({
    id: 'door',
    initial: 'shut',
    states: { shut: { on: { ENTER: { guard: or(['isLetIn', 'hasKey']), target: 'open' } } }, open: {} },
  });
  const missing = (cases: readonly [number, boolean, boolean][]) => {
    const events = { ENTER: cases.map(([hour, hasKey, isGuest]) => ({ hour, hasKey, isGuest })) };
    const { recording } = explorationRecorded({ machine, events } as Model<typeof machine>);
    return conditionCoverage(recording).missing.map(({ key }) => key);
  };

  it('are decisions too', () => {
    expect(
      missing([
        [12, false, false],
        [1, false, false],
      ]),
    ).toEqual([
      'door: or(isLetIn, hasKey): hasKey is never true while isLetIn is false',
      'door: and(isDay, not(isGuest)): isGuest is never true while isDay is true',
    ]);
    expect(
      missing([
        [12, false, false],
        [12, false, true],
        [1, false, false],
        [1, true, false],
      ]),
    ).toEqual([]);
  });

  it('are the same afterwards', () => {
    const model = { machine, events: { ENTER: [{ hour: 12, hasKey: false, isGuest: false }] } };
    const guard = machine.config.states?.shut?.on;
    const before = JSON.stringify(guard, (_, value) =>
      typeof value === 'function' ? `${value.check}` : value,
    );
    explorationRecorded(model as Model<typeof machine>);
    expect(
      JSON.stringify(guard, (_, value) => (typeof value === 'function' ? `${value.check}` : value)),
    ).toBe(before);
  });
});
