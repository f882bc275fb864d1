import type { Model } from '../../tests/paths/index.ts';
import { deskSessionMachine } from './deskSessionMachine.ts';

const offline = { error: new Error('offline') };
const says = (output: string) => ({ output });

/** Each answer of the server; nothing, blanks and a key. */
export const deskSessionModel = {
  machine: deskSessionMachine,
  events: { 'key.changed': ['', ' ', 'a long key'].map((value) => ({ value })) },
  outcomes: {
    readSession: {
      signedIn: says('signedIn'),
      signedOut: says('signedOut'),
      off: says('off'),
      fails: offline,
    },
    postKey: {
      signedIn: says('signedIn'),
      refused: says('refused'),
      limited: says('limited'),
      off: says('off'),
      fails: offline,
    },
    deleteSession: { succeeds: { output: undefined }, fails: offline },
  },
  // Entering the present value is not an event.
  possible: ({ context }, event) => event.type !== 'key.changed' || event.value !== context.key,
} satisfies Model<typeof deskSessionMachine>;

/** A site without a server of its own has no desk. */
export const stage = null;
