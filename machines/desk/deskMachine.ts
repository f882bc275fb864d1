import { mark } from './deskMark.ts';
import { noFilters, noMark, nothingListed } from './deskRules.ts';
import { asked, asking, deskSetup, listed, looked, taking } from './deskSetup.ts';

export const deskMachine = deskSetup.createMachine({
  id: 'desk',
  description: 'The owner’s list of requests and messages: live, searched, filtered, and one of them opened.',
  context: { ...nothingListed, filters: noFilters, mark: noMark, opened: null, failures: 0, breaks: 0 },
  type: 'parallel',
  on: asking({}),
  states: {
    list: {
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            id: 'lookAtList',
            src: 'lookAtList',
            input: asked,
            onDone: [
              { guard: looked('signedOut'), target: 'ended', actions: 'reportSignedOut' },
              { target: 'shown', actions: taking },
            ],
            onError: { target: 'failed', actions: 'countFailure' },
          },
          after: { timeout: { target: 'failed', actions: 'countFailure' } },
        },
        failed: {
          description: 'There is no list yet. It is asked for again, by itself or at once.',
          on: { 'list.retry': { target: 'loading' } },
          after: { pause: { target: 'loading' } },
        },
        shown: {
          initial: 'streaming',
          on: { 'page.hidden': { target: '.asleep', actions: 'beginAfresh' } },
          states: {
            asleep: {
              description: 'Nobody looks, and nothing is asked.',
              on: { 'page.shown': { target: 'looking' } },
            },
            streaming: {
              on: asking({ target: 'streaming', reenter: true } as const),
              invoke: {
                id: 'awaitList',
                src: 'awaitList',
                input: listed,
                onDone: {
                  target: 'streaming',
                  reenter: true,
                  actions: ['forgetBreaks', { type: 'setRows', params: ({ event }) => event.output }],
                },
                onError: { target: 'looking', actions: 'countBreak' },
              },
            },
            looking: {
              on: asking({ target: 'looking', reenter: true } as const),
              invoke: {
                id: 'lookAgain',
                src: 'lookAtList',
                input: asked,
                onDone: [
                  { guard: looked('signedOut'), target: '#desk.list.ended', actions: 'reportSignedOut' },
                  { guard: 'canStream', target: 'streaming', actions: taking },
                  { target: 'resting', actions: taking },
                ],
                onError: { target: 'waiting', actions: 'countFailure' },
              },
              after: { timeout: { target: 'waiting', actions: 'countFailure' } },
            },
            resting: { after: { rest: { target: 'looking' } } },
            waiting: {
              description: 'The list may be out of date.',
              on: { 'list.retry': { target: 'looking' } },
              after: { pause: { target: 'looking' } },
            },
          },
        },
        ended: { description: 'The session has ended. After the next sign-in, the desk begins again.' },
      },
    },
    mark,
  },
});
