import { getInitialSnapshot, type SnapshotFrom, transition } from 'xstate';
import { type OrderEvent, restTime } from './orderEvents.ts';
import { orderMachine } from './orderMachine.ts';

export type OrderSnapshot = SnapshotFrom<typeof orderMachine>;

const open = [
  'received',
  'read',
  'offered',
  'declined',
  'expired',
  'agreed',
  'changing',
  'delivered',
  'approved',
  'inDispute',
  'settling',
] as const;

/** @internal for tests */
export const orderStates = [...open, 'withdrawn', 'closed'] as const;

export type OrderState = (typeof orderStates)[number];

export const stateOf = (snapshot: OrderSnapshot): OrderState =>
  open.find((life) => snapshot.matches({ open: { life } })) ??
  (snapshot.matches('withdrawn') ? 'withdrawn' : 'closed');

/** The order after its events, the oldest first. An event that the machine refuses changes nothing. */
export const foldOrder = (receivedAt: string, events: readonly OrderEvent[]): OrderSnapshot =>
  events.reduce<OrderSnapshot>(
    (snapshot, event) => transition(orderMachine, snapshot, event)[0],
    getInitialSnapshot(orderMachine, { receivedAt }),
  );

/** Whose turn it is; `null` once the order is over. A message that waits for its answer comes before a step. */
export const turnOf = (snapshot: OrderSnapshot): 'visitor' | 'owner' | null => {
  if (snapshot.status !== 'active') return null;
  if (snapshot.hasTag('visitorAnswers')) return 'visitor';
  if (snapshot.hasTag('ownerAnswers')) return 'owner';
  return snapshot.hasTag('visitorActs') ? 'visitor' : 'owner';
};

/** What the clock does at `now` (ms since 1970), or `null`. Who reads or changes an order asks for it first. */
export const dueEvent = (snapshot: OrderSnapshot, now: number): OrderEvent | null => {
  const clock = { by: 'clock', at: new Date(now).toISOString() } as const;
  const due = [
    { type: 'offer.expired', ...clock },
    { type: 'order.close', ...clock },
  ] as const;
  return due.find((event) => snapshot.can(event)) ?? null;
};

/** When the clock does something next, in ms since 1970, if nobody does anything before; `null`: never. */
export const nextDue = (snapshot: OrderSnapshot): number | null => {
  const { offer, since } = snapshot.context;
  const times = [Date.parse(offer?.validUntil ?? '') + 1, Date.parse(since) + restTime];
  // A time that cannot be read is past.
  const sorted = times.map((time) => time || 0).sort((a, b) => a - b);
  return sorted.find((time) => dueEvent(snapshot, time) !== null) ?? null;
};
