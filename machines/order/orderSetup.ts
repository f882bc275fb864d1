import { assign, raise, setup } from 'xstate';
import { type Offer, type OrderEvent, type Party, restTime, type Terms } from './orderEvents.ts';

/** Raised by each step of an order: what was written before needs no answer any more. */
interface StepTaken {
  readonly type: 'step.taken';
}

/** The numbers and times that guards compare; an event without them has none. */
interface Seen {
  readonly at?: string;
  readonly by?: Party;
  readonly offer?: number;
  readonly delivery?: number;
}

const seen = ({ event }: { readonly event: OrderEvent | StepTaken }): Seen => event as Seen;

export const orderSetup = setup({
  types: {
    input: {} as { readonly receivedAt: string },
    context: {} as {
      /** ISO 8601: when the order came into its state. */
      readonly since: string;
      /** What the visitor can agree to now. */
      readonly offer: Offer | null;
      /** What both have agreed to. */
      readonly agreed: Offer | null;
      readonly offers: number;
      readonly deliveries: number;
    },
    events: {} as OrderEvent | StepTaken,
    tags: {} as 'visitorActs' | 'ownerActs' | 'visitorAnswers' | 'ownerAnswers',
  },
  guards: {
    isBy: (args, { party }: { party: Party }) => seen(args).by === party,
    isThisOffer: (args) => seen(args).offer === args.context.offer?.number,
    isThisDelivery: (args) => seen(args).delivery === args.context.deliveries,
    /** The last moment counts. */
    isValid: (args) => (seen(args).at ?? '') <= (args.context.offer?.validUntil ?? ''),
    isPastValidity: (args) => (seen(args).at ?? '') > (args.context.offer?.validUntil ?? ''),
    isRested: (args) => Date.parse(seen(args).at ?? '') - Date.parse(args.context.since) >= restTime,
  },
  actions: {
    setSince: assign((args) => ({ since: seen(args).at ?? args.context.since })),
    takeStep: raise({ type: 'step.taken' }),
    setOffer: assign(({ context: { offers } }, { terms }: { terms: Terms }) => ({
      offer: { ...terms, number: offers + 1 },
      offers: offers + 1,
    })),
    dropOffer: assign({ offer: null }),
    agree: assign(({ context: { offer } }) => ({ agreed: offer, offer: null })),
    countDelivery: assign({ deliveries: ({ context }) => context.deliveries + 1 }),
  },
});
