import { answered, deskSessionSetup } from './deskSessionSetup.ts';

/** Signs the owner in and out. The server keeps the session (decisions D7, D15). */
export const deskSessionMachine = deskSessionSetup.createMachine({
  id: 'deskSession',
  description:
    'The owner signs in with the desk’s key and signs out. An ended session asks for the key again.',
  context: { key: '' },
  initial: 'unknown',
  states: {
    unknown: {
      description: 'The server is asked whether this browser is signed in.',
      invoke: {
        id: 'readSession',
        src: 'readSession',
        onDone: [
          { guard: answered('signedIn'), target: 'signedIn' },
          { guard: answered('off'), target: 'off' },
          { target: 'signedOut' },
        ],
        onError: { target: 'unreachable' },
      },
      after: { timeout: { target: 'unreachable' } },
    },
    unreachable: { on: { 'session.check': { target: 'unknown' } } },
    off: { description: 'The server has no key for a desk.' },
    signedOut: {
      on: {
        'key.changed': {
          target: '.idle',
          actions: { type: 'setKey', params: ({ event }) => ({ key: event.value }) },
        },
        'session.start': [
          { guard: 'isWritten', target: 'signingIn' },
          { target: '.missing', actions: 'focusKey' },
        ],
      },
      initial: 'idle',
      states: {
        idle: {},
        missing: {},
        refused: { description: 'The key is wrong, until something else is typed.' },
        limited: { description: 'Too many wrong keys came from here.' },
        failed: { description: 'The server did not answer.' },
        expired: { description: 'The session has ended.' },
      },
    },
    signingIn: {
      tags: 'busy',
      invoke: {
        id: 'postKey',
        src: 'postKey',
        input: ({ context }) => ({ key: context.key }),
        onDone: [
          { guard: answered('signedIn'), target: 'signedIn', actions: 'focusDesk' },
          { guard: answered('limited'), target: 'signedOut.limited', actions: 'focusKey' },
          { guard: answered('off'), target: 'off' },
          { target: 'signedOut.refused', actions: 'focusKey' },
        ],
        onError: { target: 'signedOut.failed', actions: 'focusKey' },
      },
      after: { timeout: { target: 'signedOut.failed', actions: 'focusKey' } },
    },
    signedIn: {
      tags: 'signedIn',
      entry: 'clearKey',
      on: { 'session.lost': { target: 'signedOut.expired', actions: 'focusKey' } },
      initial: 'idle',
      states: {
        idle: {
          on: { 'session.end': { target: 'signingOut' }, 'session.endAll': { target: 'signingOut' } },
        },
        signingOut: {
          tags: 'busy',
          invoke: {
            id: 'deleteSession',
            src: 'deleteSession',
            input: ({ event }) => ({ everywhere: event.type === 'session.endAll' }),
            onDone: { target: '#deskSession.signedOut', actions: 'focusKey' },
            onError: { target: 'failed' },
          },
          after: { timeout: { target: 'failed' } },
        },
        failed: {
          description: 'The session may not have ended.',
          on: { 'session.end': { target: 'signingOut' }, 'session.endAll': { target: 'signingOut' } },
        },
      },
    },
  },
});
