import type { Model } from '../../tests/paths/index.ts';
import { ownershipMachine } from './ownershipMachine.ts';

export const ownershipModel = {
  machine: ownershipMachine,
  inputs: [{ atOnce: 4 }],
  events: { 'outbox.close': [{ drainTimeout: 5000 }] },
  outcomes: {
    claim: {
      isHeld: { output: 3 },
      isRefused: { output: null },
      fails: { error: new Error('The disk is full') },
    },
    outbox: { closes: { output: undefined } },
  },
} satisfies Model<typeof ownershipMachine>;

/** The gallery shows no page: the outbox is the server's. */
export const stage = null;
