import type { Model } from '../../tests/paths/index.ts';
import { outboxMachine } from './outboxMachine.ts';

/** Where an outbox was read: 1 comes before 2. */
const seen = (at: number) => ({ at, nextAt: at + 60_000 });

/** Two turns at once, and up to three messages that are due. */
export const outboxModel = {
  machine: outboxMachine,
  inputs: [{ atOnce: 2 }],
  events: { 'outbox.close': [{ drainTimeout: 5000 }], 'delivery.ended': [] },
  outcomes: {
    look: {
      findsNone: { output: { seen: seen(1), due: [] } },
      findsOne: { output: { seen: seen(1), due: ['a-1'] } },
      findsThree: { output: { seen: seen(2), due: ['b-1', 'a-1', 'c-1'] } },
      fails: { error: new Error('The disk is full') },
    },
    deliver: { ends: { event: (id: string) => ({ type: 'delivery.ended', id }) } },
  },
  internal: ['delivery.ended'],
} satisfies Model<typeof outboxMachine>;

/** The gallery shows no page: the outbox is the server's. */
export const stage = null;
