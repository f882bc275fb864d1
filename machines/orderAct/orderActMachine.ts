import { asked, done, filed, orderActSetup } from './orderActSetup.ts';

/** What the visitor does about an order: each act is sent once, and a failure loses nothing. */
export const orderActMachine = orderActSetup.createMachine({
  id: 'orderAct',
  description: 'What the visitor does about an order: one act at a time, sent once.',
  context: ({ input }) => ({
    answer: null,
    note: '',
    text: '',
    file: null,
    problem: null,
    pending: null,
    place: 'turn',
    fileLimit: input.fileLimit,
  }),
  initial: 'editing',
  states: {
    editing: {
      initial: 'quiet',
      on: {
        'answer.open': {
          target: '.quiet',
          actions: [
            { type: 'setAnswer', params: ({ event }) => event },
            'forget',
            { type: 'focusAnswer', params: ({ event }) => ({ answer: event.answer }) },
          ],
        },
        'answer.close': {
          target: '.quiet',
          actions: [
            { type: 'focusAnswer', params: { answer: null } },
            { type: 'setAnswer', params: { answer: null } },
            'forget',
          ],
        },
        'note.changed': { actions: { type: 'setNote', params: ({ event }) => event } },
        'text.changed': { actions: { type: 'setText', params: ({ event }) => event } },
        'file.chosen': [
          {
            guard: { type: 'fits', params: ({ event }) => event },
            actions: { type: 'setFile', params: ({ event }) => event },
          },
          { actions: { type: 'refuseFile', params: ({ event }) => event } },
        ],
        'file.removed': { actions: { type: 'setFile', params: { file: null } } },
        'act.send': [
          {
            guard: { type: 'isWhole', params: asked },
            target: 'sending',
            actions: { type: 'begin', params: asked },
          },
          {
            target: '.quiet',
            actions: [
              { type: 'setLack', params: asked },
              { type: 'focusProblem', params: ({ context }) => ({ problem: context.problem }) },
            ],
          },
        ],
        'file.send': [
          { guard: 'hasFile', target: 'sending', actions: { type: 'begin', params: filed } },
          {
            target: '.quiet',
            actions: [
              { type: 'setLack', params: filed },
              { type: 'focusProblem', params: ({ context }) => ({ problem: context.problem }) },
            ],
          },
        ],
      },
      states: {
        quiet: {},
        sent: {},
        refused: { description: 'Somebody was quicker. The page shows what is possible now.' },
        failed: {
          description: 'Nobody knows whether it arrived. Sent again, it is kept once.',
          on: { 'act.retry': { target: '#orderAct.sending', actions: 'clearProblem' } },
        },
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'sendAct',
        src: 'sendAct',
        input: ({ context }) => context.pending,
        onDone: [
          {
            guard: { type: 'isTaken', params: ({ event }) => event.output },
            target: 'editing.sent',
            actions: ['finish', { type: 'receive', params: done }],
          },
          { target: 'editing.refused', actions: ['forget', { type: 'receive', params: done }] },
        ],
        onError: { target: 'editing.failed' },
      },
      after: { timeout: { target: 'editing.failed' } },
      exit: { type: 'focusNews', params: ({ context }) => ({ place: context.place }) },
    },
  },
});
