import { and, not, or } from 'xstate';
import type { Terms } from './orderEvents.ts';
import { orderSetup } from './orderSetup.ts';

const byVisitor = { type: 'isBy', params: { party: 'visitor' } } as const;
const byOwner = { type: 'isBy', params: { party: 'owner' } } as const;
const byClock = { type: 'isBy', params: { party: 'clock' } } as const;
const byEither = or([byVisitor, byOwner]);

const ending = ['setSince', 'dropOffer'] as const;

const offering = (target: string) =>
  ({
    guard: byOwner,
    target,
    actions: {
      type: 'setOffer',
      params: ({ event }: { event: { readonly terms: Terms } }) => ({ terms: event.terms }),
    },
  }) as const;
const offeringAgain = (target: string) => ({ ...offering(target), reenter: true }) as const;
const answering = (agreed: string, declined: string, expired: string) =>
  ({
    'offer.agree': { guard: and([byVisitor, 'isThisOffer', 'isValid']), target: agreed, actions: 'agree' },
    'offer.decline': { guard: and([byVisitor, 'isThisOffer']), target: declined, actions: 'dropOffer' },
    'offer.expired': { guard: and([byClock, not('isValid')]), target: expired, actions: 'dropOffer' },
  }) as const;
const delivering = { guard: byOwner, target: 'delivered', actions: 'countDelivery' } as const;
const withdrawing = { guard: byVisitor, target: '#order.withdrawn' } as const;
const declining = { guard: byOwner, target: 'declined' } as const;
const disputing = { guard: byEither, target: 'inDispute' } as const;
const approving = { guard: and([byVisitor, 'isThisDelivery']), target: 'approved' } as const;
const closing = {
  guard: or([byOwner, and([byClock, 'isRested', 'isAnswered'])]),
  target: '#order.closed',
} as const;
const saying = [
  { guard: byVisitor, target: '.ownerAnswers' },
  { guard: byOwner, target: '.visitorAnswers' },
] as const;

/** A request from its arrival to its end: one machine for the server, the visitor's page and the owner's desk (D1). */
export const orderMachine = orderSetup.createMachine({
  id: 'order',
  description: 'What becomes of a request. While it is open, it is somebody’s turn.',
  context: ({ input }) => ({ since: input.receivedAt, offer: null, agreed: null, offers: 0, deliveries: 0 }),
  initial: 'open',
  states: {
    open: {
      type: 'parallel',
      states: {
        life: {
          initial: 'received',
          states: {
            received: {
              on: {
                'request.read': { guard: byOwner, target: 'read' },
                'request.withdraw': withdrawing,
                'request.decline': declining,
                'offer.make': offering('offered'),
              },
            },
            read: {
              on: {
                'request.withdraw': withdrawing,
                'request.decline': declining,
                'offer.make': offering('offered'),
              },
            },
            offered: {
              tags: 'visitorActs',
              entry: 'takeStep',
              on: {
                'request.withdraw': withdrawing,
                'offer.make': offeringAgain('offered'),
                ...answering('agreed', 'declined', 'expired'),
              },
            },
            declined: {
              description: 'The visitor refused the offer, or the owner the request.',
              entry: 'takeStep',
              on: {
                'request.withdraw': withdrawing,
                'offer.make': offering('offered'),
                'order.close': closing,
              },
            },
            expired: {
              entry: 'takeStep',
              on: {
                'request.withdraw': withdrawing,
                'offer.make': offering('offered'),
                'order.close': closing,
              },
            },
            agreed: {
              description: 'The work is being done. Only another agreement changes what was agreed.',
              entry: 'takeStep',
              on: {
                'offer.make': offering('changing'),
                'work.deliver': delivering,
                'dispute.open': disputing,
              },
            },
            changing: {
              description: 'The owner proposes other terms. Until the visitor agrees, the old ones hold.',
              tags: 'visitorActs',
              entry: 'takeStep',
              on: {
                'offer.make': offeringAgain('changing'),
                'dispute.open': { ...disputing, actions: 'dropOffer' },
                ...answering('agreed', 'agreed', 'agreed'),
              },
            },
            delivered: {
              tags: 'visitorActs',
              entry: 'takeStep',
              on: {
                'work.deliver': { ...delivering, reenter: true },
                'work.approve': approving,
                'work.return': { guard: and([byVisitor, 'isThisDelivery']), target: 'agreed' },
                'dispute.open': disputing,
              },
            },
            approved: {
              entry: 'takeStep',
              on: { 'order.close': closing },
            },
            inDispute: {
              description: 'The owner decides it by the terms, or both agree on other terms.',
              entry: 'takeStep',
              on: {
                'offer.make': offering('settling'),
                'work.deliver': delivering,
                'work.approve': approving,
                'dispute.decide': { guard: byOwner, target: '#order.closed' },
              },
            },
            settling: {
              tags: 'visitorActs',
              entry: 'takeStep',
              on: {
                'offer.make': offeringAgain('settling'),
                'dispute.decide': { guard: byOwner, target: '#order.closed' },
                ...answering('agreed', 'inDispute', 'inDispute'),
              },
            },
          },
        },
        talk: {
          description: 'Who has written or added a file is answered: in kind, or by the next step of either.',
          initial: 'quiet',
          on: {
            'message.write': saying,
            'file.add': saying,
            'step.taken': [
              { guard: byEither, target: '.quiet', actions: 'setSince' },
              { actions: 'setSince' },
            ],
          },
          states: {
            quiet: {},
            ownerAnswers: { tags: 'ownerAnswers' },
            visitorAnswers: { tags: 'visitorAnswers' },
          },
        },
      },
    },
    withdrawn: { type: 'final', entry: ending },
    closed: { type: 'final', entry: ending },
  },
});
