import type { Model } from '../../tests/paths/index.ts';
import { deliveryMachine } from './deliveryMachine.ts';

/** A new message, one that the last server left in its longest pause, and one whose last attempt is due. */
export const deliveryModel = {
  machine: deliveryMachine,
  inputs: [
    { attempts: 0, wait: 0 },
    { attempts: 30, wait: 3 * 3_600_000 },
    { attempts: 37, wait: 0 },
  ],
  events: {},
  outcomes: {
    send: {
      isAccepted: { output: { status: 'accepted', reason: null } },
      isAcceptedInPart: { output: { status: 'accepted', reason: '550 no b@example.com here' } },
      isRefused: { output: { status: 'refused', reason: '550 no such user' } },
      isDeferred: { output: { status: 'deferred', reason: '451 try later' } },
      fails: { error: new Error('The disk is full') },
    },
    postpone: { works: { output: undefined }, fails: { error: new Error('The disk is full') } },
    record: { works: { output: undefined }, fails: { error: new Error('The disk is full') } },
  },
} satisfies Model<typeof deliveryMachine>;

/** The gallery shows no page: a message is delivered on the server. */
export const stage = null;
