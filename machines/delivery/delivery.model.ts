import type { Model } from '../../tests/paths/index.ts';
import { deliveryMachine } from './deliveryMachine.ts';

const failing = { error: new Error('The disk is full') };
const since = '2026-11-22T10:00:00.000Z';

/** A new message, one that was tried for days, and one with one attempt left. */
export const deliveryModel = {
  machine: deliveryMachine,
  inputs: [{ id: 'a-1' }],
  events: {},
  outcomes: {
    read: {
      isNew: { output: { attempts: 0, since } },
      isOld: { output: { attempts: 30, since } },
      isAlmostGivenUp: { output: { attempts: 37, since } },
      isNotDue: { output: null },
      fails: failing,
    },
    send: {
      isAccepted: { output: { status: 'accepted', reason: null } },
      isAcceptedInPart: { output: { status: 'accepted', reason: '550 no b@example.com here' } },
      isRefused: { output: { status: 'refused', reason: '550 no such user' } },
      isDeferred: { output: { status: 'deferred', reason: '451 try later' } },
      fails: failing,
    },
    record: { works: { output: undefined }, fails: failing },
  },
} satisfies Model<typeof deliveryMachine>;

/** The gallery shows no page: a message is delivered on the server. */
export const stage = null;
