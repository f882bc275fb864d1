import { assign, raise, setup } from 'xstate';
import { not, stateIn } from '../guards.ts';
import { type Offer, type OrderEvent, type Party, restTime, type Terms } from './orderEvents.ts';

/** Raised by each step of an order. What was written before a step of visitor or owner needs no answer any more. */
interface StepTaken {
  readonly type: 'step.taken';
  readonly by: Party;
  readonly at: string;
}

/** What guards compare. Not every event has a number. */
interface Seen {
  readonly at: string;
  readonly by: Party;
  readonly offer?: number;
  readonly delivery?: number;
}

const seen = ({ event }: { readonly event: OrderEvent | StepTaken }): Seen => event as Seen;

const timeOf = (time: string | undefined): number => Date.parse(`${time}`);

export const orderSetup = setup({
  types: {
    input: {} as { readonly receivedAt: string },
    context: {} as {
      /** ISO 8601: when the last step was done, or when it was received. To read it is no step. */
      readonly since: string;
      /** What the visitor can agree to now. */
      readonly offer: Offer | null;
      /** What both have agreed to. */
      readonly agreed: Offer | null;
      readonly offers: number;
      readonly deliveries: number;
    },
    events: {} as OrderEvent | StepTaken,
    tags: {} as 'visitorActs' | 'visitorAnswers' | 'ownerAnswers',
  },
  guards: {
    isBy: (args, { party }: { party: Party }) => seen(args).by === party,
    isThisOffer: (args) => seen(args).offer === args.context.offer?.number,
    /** Before the first delivery there is none to approve. */
    isThisDelivery: ({ event, context: { deliveries } }) =>
      deliveries > 0 && seen({ event }).delivery === deliveries,
    /** The last moment counts. A time that cannot be read is past. */
    isValid: (args) => timeOf(seen(args).at) <= timeOf(args.context.offer?.validUntil),
    isRested: (args) => timeOf(seen(args).at) - timeOf(args.context.since) >= restTime,
    isAnswered: not(stateIn({ open: { talk: 'ownerAnswers' } })),
  },
  actions: {
    setSince: assign((args) => ({ since: seen(args).at })),
    takeStep: raise((args) => ({ type: 'step.taken', by: seen(args).by, at: seen(args).at })),
    setOffer: assign(({ context: { offers } }, { terms }: { terms: Terms }) => ({
      offer: { ...terms, number: offers + 1 },
      offers: offers + 1,
    })),
    dropOffer: assign({ offer: null }),
    agree: assign(({ context: { offer } }) => ({ agreed: offer, offer: null })),
    countDelivery: assign({ deliveries: ({ context }) => context.deliveries + 1 }),
  },
});
