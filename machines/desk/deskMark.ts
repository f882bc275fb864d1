import { deskSetup } from './deskSetup.ts';

/** Done is the owner's own mark, and can be taken back: so it is shown before the server has kept it (decision D18). */
export const mark = deskSetup.createStateConfig({
  description: 'Done is shown at once, because it can be undone.',
  initial: 'idle',
  states: {
    idle: {
      on: {
        'message.mark': { target: 'sending', actions: { type: 'setMark', params: ({ event }) => event } },
      },
    },
    sending: {
      invoke: {
        id: 'putDone',
        src: 'putDone',
        input: ({ context: { mark } }) => mark,
        onDone: [
          {
            guard: {
              type: 'isAnswer',
              params: ({ event }) => ({ is: event.output, answer: 'kept' }),
            },
            target: 'idle',
            actions: 'keepMark',
          },
          {
            guard: {
              type: 'isAnswer',
              params: ({ event }) => ({ is: event.output, answer: 'signedOut' }),
            },
            target: ['idle', '#desk.list.ended'],
            actions: ['dropMark', 'reportSignedOut'],
          },
          { target: 'failed', actions: 'dropMark' },
        ],
        onError: { target: 'failed', actions: 'dropMark' },
      },
      after: { timeout: { target: 'failed', actions: 'dropMark' } },
    },
    failed: {
      on: {
        'message.mark': { target: 'sending', actions: { type: 'setMark', params: ({ event }) => event } },
      },
    },
  },
});
