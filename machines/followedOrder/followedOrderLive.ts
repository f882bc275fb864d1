import { and } from '../guards.ts';
import { answered, failed, followedOrderSetup, known } from './followedOrderSetup.ts';

/** How the page hears of changes: by a stream, or by asking where there is none. */
export const live = followedOrderSetup.createStateConfig({
  initial: 'streaming',
  states: {
    streaming: {
      invoke: {
        id: 'awaitOrder',
        src: 'awaitOrder',
        input: known,
        onDone: {
          target: 'streaming',
          reenter: true,
          actions: ['forgetBreaks', { type: 'keep', params: answered }],
        },
        onError: { target: 'polling', actions: 'countBreak' },
      },
      // An open stream costs its server something.
      on: { 'page.hidden': { target: 'resting' } },
    },
    polling: {
      invoke: {
        id: 'pollOrder',
        src: 'readOrder',
        input: known,
        onDone: [
          {
            guard: and(['canStream', 'isShown']),
            target: 'streaming',
            actions: ['forgetRetries', { type: 'keep', params: answered }],
          },
          { target: 'resting', actions: ['forgetRetries', { type: 'keep', params: answered }] },
        ],
        onError: [
          {
            guard: { type: 'isUnknown', params: failed },
            target: '#followedOrder.asking.unknown',
          },
          { target: 'lost', actions: 'countRetry' },
        ],
      },
      after: { loadTimeout: { target: 'lost', actions: 'countRetry' } },
    },
    resting: {
      description: 'Nothing is asked in between; seldom while nobody looks.',
      after: {
        restShown: { guard: 'isShown', target: 'polling' },
        restHidden: { target: 'polling' },
      },
      on: { 'page.shown': { target: 'polling' } },
    },
    lost: {
      description: 'What was read stays on the screen, and is asked for again.',
      after: { pause: { target: 'polling' } },
      on: { 'page.shown': { target: 'polling' } },
    },
  },
});
