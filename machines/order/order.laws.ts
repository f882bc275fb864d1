import {
  type Laws,
  never,
  type ObservedStep,
  type StartLaw,
  same,
  type TemporalLaws,
} from '../../tests/paths/index.ts';
import { type OrderEvent, type Party, restTime } from './orderEvents.ts';
import type { orderMachine } from './orderMachine.ts';
import { dueEvent, type OrderState, orderStates, stateOf, turnOf } from './orderRules.ts';

type Machine = typeof orderMachine;
type Step = ObservedStep<Machine>;
type Snapshot = Step['before'];
type Type = OrderEvent['type'];

/** Every input of an order is an event of somebody. */
const eventOf = ({ input }: Step): OrderEvent => input.event as OrderEvent;
const isTaken = (step: Step, ...types: readonly Type[]): boolean =>
  !step.refused && types.includes(eventOf(step).type);

const isOpen = (snapshot: Snapshot): boolean => !['withdrawn', 'closed'].includes(stateOf(snapshot));
const untilOf = (snapshot: Snapshot): number => Date.parse(`${snapshot.context.offer?.validUntil}`);

/** Who can do what at all. */
const parties: Readonly<Record<Type, readonly Party[]>> = {
  'request.read': ['owner'],
  'request.withdraw': ['visitor'],
  'request.decline': ['owner'],
  'offer.make': ['owner'],
  'offer.agree': ['visitor'],
  'offer.decline': ['visitor'],
  'offer.expired': ['clock'],
  'work.deliver': ['owner'],
  'work.approve': ['visitor'],
  'work.return': ['visitor'],
  'dispute.open': ['visitor', 'owner'],
  'dispute.decide': ['owner'],
  'order.close': ['owner', 'clock'],
  'message.write': ['visitor', 'owner'],
  'file.add': ['visitor', 'owner'],
};

const untilAgreed = ['received', 'read', 'offered', 'declined', 'expired'] as const;
const from = (states: readonly OrderState[], to: OrderState): Partial<Record<OrderState, OrderState>> =>
  Object.fromEntries(states.map((state) => [state, to]));

/** Where each event leads, and from where. Who writes or adds a file stays where the order is. */
const leads: Readonly<Record<Type, Partial<Record<OrderState, OrderState>>>> = {
  'request.read': { received: 'read' },
  'request.withdraw': from(untilAgreed, 'withdrawn'),
  'request.decline': from(['received', 'read'], 'declined'),
  'offer.make': {
    ...from(untilAgreed, 'offered'),
    ...from(['agreed', 'changing'], 'changing'),
    ...from(['inDispute', 'settling'], 'settling'),
  },
  'offer.agree': from(['offered', 'changing', 'settling'], 'agreed'),
  'offer.decline': { offered: 'declined', changing: 'agreed', settling: 'inDispute' },
  'offer.expired': { offered: 'expired', changing: 'agreed', settling: 'inDispute' },
  'work.deliver': from(['agreed', 'delivered', 'inDispute'], 'delivered'),
  'work.approve': from(['delivered', 'inDispute'], 'approved'),
  'work.return': { delivered: 'agreed' },
  'dispute.open': from(['agreed', 'changing', 'delivered'], 'inDispute'),
  'dispute.decide': from(['inDispute', 'settling'], 'closed'),
  'order.close': from(['declined', 'expired', 'approved'], 'closed'),
  'message.write': Object.fromEntries(orderStates.slice(0, -2).map((state) => [state, state])),
  'file.add': Object.fromEntries(orderStates.slice(0, -2).map((state) => [state, state])),
};

/** What is offered waits for the visitor, and so does what is delivered. */
const visitorActs: readonly OrderState[] = ['offered', 'changing', 'delivered', 'settling'];

/** Whether it is about what the visitor saw, and in time. */
const isRight = ({ before }: Step, event: OrderEvent): boolean => {
  const { since, offer, deliveries } = before.context;
  switch (event.type) {
    case 'offer.agree':
      return event.offer === offer?.number && Date.parse(event.at) <= untilOf(before);
    case 'offer.decline':
      return event.offer === offer?.number;
    case 'offer.expired':
      return Date.parse(event.at) > untilOf(before);
    case 'work.approve':
    case 'work.return':
      return deliveries > 0 && event.delivery === deliveries;
    case 'order.close':
      return (
        event.by === 'owner' ||
        (Date.parse(event.at) >= Date.parse(since) + restTime && !before.hasTag('ownerAnswers'))
      );
    default:
      return true;
  }
};

const saying = ['message.write', 'file.add'] as const;

/** Who has been written to and has neither answered nor done a step, after this step. */
const awaitedAfter = (step: Step): Party | null => {
  const event = eventOf(step);
  if (isTaken(step, ...saying)) return event.by === 'visitor' ? 'owner' : 'visitor';
  const isSilent = step.refused || event.by === 'clock' || event.type === 'request.read';
  if (!isSilent) return null;
  if (step.before.hasTag('ownerAnswers')) return 'owner';
  return step.before.hasTag('visitorAnswers') ? 'visitor' : null;
};

export const orderStarts: StartLaw<Machine> = ({ snapshot, input, effects }) =>
  stateOf(snapshot) === 'received' &&
  turnOf(snapshot) === 'owner' &&
  !snapshot.hasTag('ownerAnswers') &&
  same(snapshot.context, { since: input?.receivedAt, offer: null, agreed: null, offers: 0, deliveries: 0 }) &&
  same(effects, []);

export const orderLaws: Laws<Machine> = {
  'only the visitor agrees, approves and withdraws; the clock only expires and closes': (step) =>
    step.refused || parties[eventOf(step).type].includes(eventOf(step).by),
  'everything that is allowed, right and in time leads where it should, and nothing else happens': (step) => {
    const event = eventOf(step);
    const place = stateOf(step.before);
    const to =
      parties[event.type].includes(event.by) && isRight(step, event) ? leads[event.type][place] : undefined;
    return step.refused === (to === undefined) && stateOf(step.after) === (to ?? place);
  },
  'what is refused changes nothing, also not whose turn it is': ({ before, after, refused }) =>
    !refused || (same(before.value, after.value) && same(before.context, after.context)),
  'nothing agreed changes without the visitor’s agreement to exactly that offer': (step) => {
    const { before, after } = step;
    const event = eventOf(step);
    const isAgreed =
      !step.refused &&
      event.type === 'offer.agree' &&
      event.by === 'visitor' &&
      event.offer === before.context.offer?.number &&
      Date.parse(event.at) <= untilOf(before);
    return same(after.context.agreed, isAgreed ? before.context.offer : before.context.agreed);
  },
  'the last offer can be answered, until it is or the order goes another way': (step) => {
    const { before, after } = step;
    const event = eventOf(step);
    const isNew = !step.refused && event.type === 'offer.make';
    const offers = before.context.offers + (isNew ? 1 : 0);
    const isThere = ['offered', 'changing', 'settling'].includes(stateOf(after));
    return (
      after.context.offers === offers &&
      same(
        after.context.offer,
        !isThere ? null : isNew ? { ...event.terms, number: offers } : before.context.offer,
      )
    );
  },
  'deliveries are counted': (step) =>
    step.after.context.deliveries ===
    step.before.context.deliveries + (isTaken(step, 'work.deliver') ? 1 : 0),
  'a step keeps its time, and who reads or writes does not move it': (step) =>
    step.after.context.since ===
    (step.refused || isTaken(step, 'request.read', ...saying) ? step.before.context.since : eventOf(step).at),
  'who is written to has the turn until they answer or somebody does a step; else the state says whose it is':
    (step) => {
      const { after } = step;
      const expected = !isOpen(after)
        ? null
        : (awaitedAfter(step) ?? (visitorActs.includes(stateOf(after)) ? 'visitor' : 'owner'));
      return turnOf(after) === expected;
    },
  'the clock acts in time, never early, and is accepted': ({ after }) => {
    const { since } = after.context;
    const place = stateOf(after);
    const isResting = ['declined', 'expired', 'approved'].includes(place) && !after.hasTag('ownerAnswers');
    const rested = Date.parse(since) + restTime;
    const until = untilOf(after);
    const isDue = (type: Type, now: number): boolean => {
      const due = dueEvent(after, now);
      return due?.type === type && due.by === 'clock' && Date.parse(due.at) === now && after.can(due);
    };
    if (!Number.isNaN(until)) return dueEvent(after, until) === null && isDue('offer.expired', until + 1);
    return isResting
      ? dueEvent(after, rested - 1) === null && isDue('order.close', rested)
      : dueEvent(after, rested + restTime) === null;
  },
};

export const orderTemporal: TemporalLaws<Machine> = {
  'an open order always has somebody whose turn it is, and nobody’s once it is over': never(
    (snapshot) => isOpen(snapshot) === (turnOf(snapshot) === null),
  ),
};
