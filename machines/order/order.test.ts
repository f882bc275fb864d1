// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { transition } from 'xstate';
import { machineSuite } from '../../tests/paths/actor.ts';
import { actorWorld, coveringPaths, explore } from '../../tests/paths/index.ts';
import { orderLaws, orderStarts, orderTemporal } from './order.laws.ts';
import { orderModel, receivedAt } from './order.model.ts';
import { type OrderEvent, restTime } from './orderEvents.ts';
import { orderMachine } from './orderMachine.ts';
import { dueEvent, foldOrder, type OrderSnapshot, stateOf } from './orderRules.ts';

const offerThere = 'where an offer can be answered there is one';

const noneByBoth = 'no event is by both';

machineSuite({
  name: 'order',
  model: orderModel,
  laws: orderLaws,
  starts: orderStarts,
  temporal: orderTemporal,
  goal: (snapshot) => snapshot.status === 'done',
  equivalent: {
    'open.talk: message.write: candidates reversed': noneByBoth,
    'open.talk: file.add: candidates reversed': noneByBoth,
    'open.talk: step.taken: #1 goes to talk': 'the talk begins quiet',
  },
  infeasible: {
    'orderSetup.ts: args.context.offer?.number: args.context.offer is never null or undefined': offerThere,
    'orderSetup.ts: args.context.offer?.validUntil: args.context.offer is never null or undefined':
      offerThere,
  },
});

const exploration = explore(orderModel);

/** The order after all that the clock does from `now` on, if nobody does anything. */
const leftAlone = (snapshot: OrderSnapshot, now: number): OrderSnapshot => {
  const due = dueEvent(snapshot, now);
  return due ? leftAlone(transition(orderMachine, snapshot, due)[0], now + restTime) : snapshot;
};

describe('order: time', () => {
  it('left alone, an offer ends and what rests is closed: only what somebody owes stays', () => {
    const ends = new Set(
      [...exploration.states.values()].map(({ snapshot }) =>
        stateOf(leftAlone(snapshot, Date.parse(snapshot.context.since) + restTime)),
      ),
    );
    expect([...ends].sort()).toEqual(
      // Of the first three, those that rest with a message to the owner.
      [
        ...['approved', 'declined', 'expired'],
        ...['agreed', 'closed', 'delivered', 'inDispute', 'read', 'received', 'withdrawn'],
      ].sort(),
    );
    for (const { snapshot } of exploration.states.values()) {
      const end = leftAlone(snapshot, Date.parse(snapshot.context.since) + restTime);
      if (['approved', 'declined', 'expired'].includes(stateOf(end)))
        expect(end.hasTag('ownerAnswers')).toBe(true);
    }
  });

  it('an offer whose time cannot be read cannot be agreed to, and expires', () => {
    const terms = { person: 'Nora', price: 1, date: '2026-03-20', note: '', validUntil: 'soon' };
    const offered = foldOrder(receivedAt, [{ type: 'offer.make', by: 'owner', at: receivedAt, terms }]);
    expect(offered.can({ type: 'offer.agree', by: 'visitor', at: receivedAt, offer: 1 })).toBe(false);
    expect(dueEvent(offered, Date.parse(receivedAt))?.type).toBe('offer.expired');
  });
});

describe('order: the log', () => {
  const { paths } = coveringPaths(orderModel, { cover: 'pairs' }, exploration);

  it(`folded, it is the state of the live actor after every step (${paths.length} paths)`, async () => {
    for (const { start, steps } of paths) {
      const world = actorWorld(orderModel, { input: start.input });
      const log: OrderEvent[] = [];
      for (const { input } of steps) {
        log.push(input.event as OrderEvent);
        await world.apply(input);
        const folded = foldOrder(receivedAt, log);
        expect([folded.value, folded.context]).toEqual([world.snapshot().value, world.snapshot().context]);
      }
    }
  });
});
