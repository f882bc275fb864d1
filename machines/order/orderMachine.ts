import { and, or } from 'xstate';
import type { Terms } from './orderEvents.ts';
import { orderSetup } from './orderSetup.ts';

const byVisitor = { type: 'isBy', params: { party: 'visitor' } } as const;
const byOwner = { type: 'isBy', params: { party: 'owner' } } as const;
const byClock = { type: 'isBy', params: { party: 'clock' } } as const;
const byEither = or([byVisitor, byOwner]);

const step = ['setSince', 'takeStep'] as const;

const offering = (target: string) =>
  ({
    guard: byOwner,
    target,
    reenter: true,
    actions: {
      type: 'setOffer',
      params: ({ event }: { event: { readonly terms: Terms } }) => ({ terms: event.terms }),
    },
  }) as const;
const answering = (agreed: string, declined: string, expired: string) =>
  ({
    'offer.agree': { guard: and([byVisitor, 'isThisOffer', 'isValid']), target: agreed, actions: 'agree' },
    'offer.decline': { guard: and([byVisitor, 'isThisOffer']), target: declined, actions: 'dropOffer' },
    'offer.expired': { guard: and([byClock, 'isPastValidity']), target: expired, actions: 'dropOffer' },
  }) as const;
const delivering = { guard: byOwner, target: 'delivered', reenter: true, actions: 'countDelivery' } as const;
const withdrawing = { guard: byVisitor, target: '#order.withdrawn' } as const;
const declining = { guard: byOwner, target: 'declined' } as const;
const disputing = { guard: byEither, target: 'inDispute', actions: 'dropOffer' } as const;
const approving = { guard: and([byVisitor, 'isThisDelivery']), target: 'approved' } as const;
const closing = { guard: or([byOwner, and([byClock, 'isRested'])]), target: '#order.closed' } as const;

/** A request from its arrival to its end: one machine for the server, the visitor's page and the owner's desk (D1). */
export const orderMachine = orderSetup.createMachine({
  id: 'order',
  description: 'What becomes of a request. While it is open, it is somebody’s turn.',
  context: ({ input }) => ({ since: input.receivedAt, offer: null, agreed: null, offers: 0, deliveries: 0 }),
  initial: 'open',
  states: {
    open: {
      type: 'parallel',
      on: { 'file.add': { guard: byEither } },
      states: {
        life: {
          initial: 'received',
          states: {
            received: {
              tags: 'ownerActs',
              on: {
                'request.read': { guard: byOwner, target: 'read' },
                'request.withdraw': withdrawing,
                'request.decline': declining,
                'offer.make': offering('offered'),
              },
            },
            read: {
              tags: 'ownerActs',
              entry: 'setSince',
              on: {
                'request.withdraw': withdrawing,
                'request.decline': declining,
                'offer.make': offering('offered'),
              },
            },
            offered: {
              tags: 'visitorActs',
              entry: step,
              on: {
                'request.withdraw': withdrawing,
                'offer.make': offering('offered'),
                ...answering('agreed', 'declined', 'expired'),
              },
            },
            declined: {
              description: 'The visitor refused the offer, or the owner the request.',
              tags: 'ownerActs',
              entry: step,
              on: {
                'request.withdraw': withdrawing,
                'offer.make': offering('offered'),
                'order.close': closing,
              },
            },
            expired: {
              tags: 'ownerActs',
              entry: 'setSince',
              on: {
                'request.withdraw': withdrawing,
                'offer.make': offering('offered'),
                'order.close': closing,
              },
            },
            agreed: {
              description: 'The work is being done. Only another agreement changes what was agreed.',
              tags: 'ownerActs',
              entry: step,
              on: {
                'offer.make': offering('changing'),
                'work.deliver': delivering,
                'dispute.open': disputing,
              },
            },
            changing: {
              description: 'The owner proposes other terms. Until the visitor agrees, the old ones hold.',
              tags: 'visitorActs',
              entry: step,
              on: {
                'offer.make': offering('changing'),
                'dispute.open': disputing,
                ...answering('agreed', 'agreed', 'agreed'),
              },
            },
            delivered: {
              tags: 'visitorActs',
              entry: step,
              on: {
                'work.deliver': delivering,
                'work.approve': approving,
                'work.return': { guard: and([byVisitor, 'isThisDelivery']), target: 'agreed' },
                'dispute.open': disputing,
              },
            },
            approved: {
              tags: 'ownerActs',
              entry: step,
              on: { 'order.close': closing },
            },
            inDispute: {
              description: 'The owner decides it by the terms, or both agree on other terms.',
              tags: 'ownerActs',
              entry: step,
              on: {
                'offer.make': offering('settling'),
                'work.deliver': delivering,
                'work.approve': approving,
                'dispute.decide': { guard: byOwner, target: '#order.closed' },
              },
            },
            settling: {
              tags: 'visitorActs',
              entry: step,
              on: {
                'offer.make': offering('settling'),
                'dispute.decide': { guard: byOwner, target: '#order.closed' },
                ...answering('agreed', 'inDispute', 'inDispute'),
              },
            },
          },
        },
        talk: {
          description: 'Who has written is answered, by a message or by the next step.',
          initial: 'quiet',
          on: {
            'message.write': [
              { guard: byVisitor, target: '.ownerAnswers' },
              { guard: byOwner, target: '.visitorAnswers' },
            ],
            'step.taken': { target: '.quiet' },
          },
          states: {
            quiet: {},
            ownerAnswers: { tags: 'ownerAnswers' },
            visitorAnswers: { tags: 'visitorAnswers' },
          },
        },
      },
    },
    withdrawn: { type: 'final', entry: 'setSince' },
    closed: { type: 'final', entry: 'setSince' },
  },
});
