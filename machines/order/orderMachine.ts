import { and } from '../guards.ts';
import { orderSetup } from './orderSetup.ts';
import { talk } from './orderTalk.ts';
import {
  afterOffer,
  answering,
  approving,
  beforeOffer,
  byOwner,
  byVisitor,
  closing,
  delivering,
  disputing,
  ending,
  offering,
  offeringAgain,
  withdrawing,
} from './orderTransitions.ts';

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
                ...beforeOffer,
              },
            },
            read: {
              on: beforeOffer,
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
              on: afterOffer,
            },
            expired: {
              entry: 'takeStep',
              on: afterOffer,
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
        talk,
      },
    },
    withdrawn: { type: 'final', entry: ending },
    closed: { type: 'final', entry: ending },
  },
});
