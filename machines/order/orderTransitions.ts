import { and, not, or } from '../guards.ts';
import type { Terms } from './orderEvents.ts';

export const byVisitor = { type: 'isBy', params: { party: 'visitor' } } as const;
export const byOwner = { type: 'isBy', params: { party: 'owner' } } as const;
const byClock = { type: 'isBy', params: { party: 'clock' } } as const;
export const byEither = or([byVisitor, byOwner]);

export const ending = ['setSince', 'dropOffer'] as const;

export const offering = (target: string) =>
  ({
    guard: byOwner,
    target,
    actions: {
      type: 'setOffer',
      params: ({ event }: { event: { readonly terms: Terms } }) => ({ terms: event.terms }),
    },
  }) as const;
export const offeringAgain = (target: string) => ({ ...offering(target), reenter: true }) as const;
export const answering = (agreed: string, declined: string, expired: string) =>
  ({
    'offer.agree': { guard: and([byVisitor, 'isThisOffer', 'isValid']), target: agreed, actions: 'agree' },
    'offer.decline': { guard: and([byVisitor, 'isThisOffer']), target: declined, actions: 'dropOffer' },
    'offer.expired': { guard: and([byClock, not('isValid')]), target: expired, actions: 'dropOffer' },
  }) as const;
export const delivering = { guard: byOwner, target: 'delivered', actions: 'countDelivery' } as const;
export const withdrawing = { guard: byVisitor, target: '#order.withdrawn' } as const;
const declining = { guard: byOwner, target: 'declined' } as const;
export const disputing = { guard: byEither, target: 'inDispute' } as const;
export const approving = { guard: and([byVisitor, 'isThisDelivery']), target: 'approved' } as const;
export const closing = {
  guard: or([byOwner, and([byClock, 'isRested', 'isAnswered'])]),
  target: '#order.closed',
} as const;

export const beforeOffer = {
  'request.withdraw': withdrawing,
  'request.decline': declining,
  'offer.make': offering('offered'),
} as const;
/** An offer or the request was refused, or an offer has expired. */
export const afterOffer = {
  'request.withdraw': withdrawing,
  'offer.make': offering('offered'),
  'order.close': closing,
} as const;
