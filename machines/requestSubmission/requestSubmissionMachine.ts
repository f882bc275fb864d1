import { assign, setup } from 'xstate';
import { placeholderActor } from '../placeholder.ts';
import type { Answers } from '../requestWizard/requestWizardFields.ts';

/** Submits a request once. Reports success after at least 1000 ms, failure immediately (decision Q9). */
export const requestSubmissionMachine = setup({
  types: {
    context: {} as { answers: Answers; reply: object },
    input: {} as Answers,
    /** What the endpoint answered, unread, or `null` if the request was not sent. */
    output: {} as object | null,
  },
  actors: { postRequest: placeholderActor<object, Answers>() },
  actions: { keepReply: assign((_, params: { reply: object }) => params) },
  delays: { shortest: 1_000, timeout: 30_000 },
}).createMachine({
  id: 'requestSubmission',
  description: 'One attempt to send a request, which nothing ends but its outcome or the timeout.',
  context: ({ input }) => ({ answers: input, reply: {} }),
  output: ({ context, event }) => (event.output === true ? context.reply : null),
  initial: 'sending',
  states: {
    sending: {
      type: 'parallel',
      after: { timeout: { target: 'failed' } },
      onDone: { target: 'sent' },
      states: {
        post: {
          initial: 'underWay',
          states: {
            underWay: {
              invoke: {
                id: 'postRequest',
                src: 'postRequest',
                input: ({ context }) => context.answers,
                onDone: {
                  target: 'arrived',
                  actions: { type: 'keepReply', params: ({ event }) => ({ reply: event.output }) },
                },
                onError: { target: '#requestSubmission.failed' },
              },
            },
            arrived: { type: 'final' },
          },
        },
        pause: {
          initial: 'running',
          states: {
            running: {
              description: 'The visitor sees that something is being sent, however quick it is.',
              after: { shortest: { target: 'over' } },
            },
            over: { type: 'final' },
          },
        },
      },
    },
    sent: { type: 'final', output: true },
    failed: {
      description: 'The endpoint refused, or was unreachable or too slow.',
      type: 'final',
    },
  },
});
