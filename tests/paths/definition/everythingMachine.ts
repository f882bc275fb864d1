import { assign, emit, fromPromise, raise, setup } from 'xstate';
import type { Model } from './model.ts';

/** A machine with every feature that the library supports, for its own tests. */
export const everythingMachine = setup({
  types: {
    context: {} as { n: number },
    events: {} as
      | { type: 'GO' }
      | { type: 'ADD'; by: number }
      | { type: 'PAUSE' }
      | { type: 'RESUME' }
      | { type: 'FINISH' }
      | { type: 'RAISED' }
      | { type: 'other.thing' },
    emitted: {} as { type: 'NEWS'; n: number },
    tags: {} as 'busy',
  },
  actors: { load: fromPromise<number>(() => Promise.reject(new Error('load is not provided'))) },
  guards: {
    isSmall: ({ context }) => context.n < 2,
    isBig: ({ context }) => context.n >= 2,
  },
  actions: {
    add: assign({ n: ({ context }, params: { by: number }) => context.n + params.by }),
    announce: emit(({ context }) => ({ type: 'NEWS', n: context.n })),
    log: () => {},
  },
  delays: { short: 100, long: 500 },
}).createMachine({
  id: 'everything',
  context: { n: 0 },
  initial: 'idle',
  states: {
    idle: {
      on: {
        GO: 'working',
        // The guard accepts at first, and refuses once `n` is big.
        ADD: { guard: 'isSmall', actions: [{ type: 'add', params: ({ event }) => event }, 'announce'] },
        'other.*': { actions: 'log' },
      },
    },
    working: {
      initial: 'loading',
      on: { PAUSE: 'paused' },
      onDone: [{ guard: 'isBig', target: 'both' }, { target: 'idle' }],
      states: {
        loading: {
          tags: 'busy',
          invoke: { id: 'load', src: 'load', onDone: 'waiting', onError: 'failed' },
        },
        waiting: {
          after: { short: 'finished' },
          on: { PAUSE: {}, FINISH: { actions: raise({ type: 'RAISED' }) }, RAISED: 'finished' },
        },
        failed: { always: { guard: 'isBig', target: 'finished' } },
        finished: { type: 'final' },
        where: { type: 'history' },
      },
    },
    paused: { on: { RESUME: 'working.where' } },
    both: {
      type: 'parallel',
      states: {
        left: { initial: 'a', states: { a: { after: { short: 'b' } }, b: { type: 'final' } } },
        right: { initial: 'a', states: { a: { after: { long: 'b' } }, b: { type: 'final' } } },
      },
      onDone: 'end',
    },
    end: { type: 'final' },
  },
});

export const everythingModel = {
  machine: everythingMachine,
  events: { ADD: [{ by: 1 }], 'other.thing': [{}] },
  internal: ['RAISED'],
  outcomes: { load: { succeeds: { output: 1 }, fails: { error: new Error('no') } } },
} satisfies Model<typeof everythingMachine>;
