import { assign, setup } from 'xstate';
import { pauseOf } from '../pauseRules.ts';
import { placeholderActor } from '../placeholder.ts';
import type { Answers } from '../requestWizard/requestWizardFields.ts';

/** Submits a request once. Reports success after at least 1000 ms, failure immediately (decision Q9). */
export const requestSubmissionMachine = setup({
  types: {
    context: {} as { answers: Answers; reply: object; pause: number },
    input: {} as Answers,
    /** What the endpoint answered, unread; if the request was not sent, after how many seconds it may be, or 0. */
    output: {} as object | number,
  },
  actors: { postRequest: placeholderActor<object, Answers>() },
  actions: {
    keepReply: assign((_, params: { reply: object }) => params),
    keepPause: assign((_, params: { pause: number }) => params),
  },
  delays: { shortest: 1_000, timeout: 30_000 },
}).createMachine({
  id: 'requestSubmission',
  description: 'One attempt to send a request, which nothing ends but its outcome or the timeout.',
  context: ({ input }) => ({ answers: input, reply: {}, pause: 0 }),
  output: ({ context, event }) => (event.output === true ? context.reply : context.pause),
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
                onError: {
                  target: '#requestSubmission.failed',
                  actions: {
                    type: 'keepPause',
                    params: ({ event }) => ({ pause: pauseOf(event.error) }),
                  },
                },
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
