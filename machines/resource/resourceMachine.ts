import { assign, setup } from 'xstate';
import { placeholderActor } from '../placeholder.ts';
import * as rules from './resourceRules.ts';

/** Loads something with retries and caches it (F20). Never use it for a POST: the load may be repeated. */
export const resourceMachine = setup({
  types: {
    context: {} as {
      users: number;
      retries: number;
      /** Why the last retry failed, until the load succeeds or a new user asks. */
      error: unknown;
      value: unknown;
    },
    events: {} as { type: 'resource.acquire' } | { type: 'resource.release' } | { type: 'resource.retry' },
  },
  actors: { load: placeholderActor<unknown, undefined>() },
  guards: {
    isLastUser: ({ context }) => context.users === 1,
    isUnused: ({ context }) => context.users === 0,
    canRetry: ({ context }, params: { error: unknown }) =>
      context.retries < rules.maxRetries && !(params.error instanceof rules.PermanentError),
  },
  actions: {
    acquire: assign({ users: ({ context }) => context.users + 1 }),
    release: assign({ users: ({ context }) => context.users - 1 }),
    countRetry: assign({ retries: ({ context }) => context.retries + 1 }),
    forgetRetries: assign({ retries: 0 }),
    forgetError: assign({ error: null }),
    beginAgain: assign({ retries: 0, error: null }),
    giveUp: assign((_, { error }: { error: unknown }) => ({ error })),
    giveUpWaiting: assign(() => ({ error: rules.timeoutError() })),
    setValue: assign((_, { value }: { value: unknown }) => ({ value, error: null })),
  },
  delays: {
    loadTimeout: rules.loadTimeout,
    pause: ({ context }) => rules.pauseBefore(context.retries),
    unusedLifetime: rules.unusedLifetime,
  },
}).createMachine({
  id: 'resource',
  description: 'One load that is safe to repeat, its retries, and how long the result is cached.',
  context: { users: 0, retries: 0, error: null, value: undefined },
  initial: 'cached',
  states: {
    cached: {
      type: 'parallel',
      states: {
        content: {
          initial: 'idle',
          states: {
            idle: { on: { 'resource.acquire': { target: 'loading', actions: 'forgetError' } } },
            loading: {
              description: 'An attempt that hangs is given up, and not repeated: the wait was long enough.',
              invoke: {
                id: 'load',
                src: 'load',
                onDone: {
                  target: 'ready',
                  actions: { type: 'setValue', params: ({ event }) => ({ value: event.output }) },
                },
                onError: [
                  { guard: 'isUnused', target: 'idle', actions: 'forgetRetries' },
                  {
                    guard: { type: 'canRetry', params: ({ event }) => ({ error: event.error }) },
                    target: 'waiting',
                    actions: 'countRetry',
                  },
                  { target: 'failed', actions: { type: 'giveUp', params: ({ event }) => event } },
                ],
              },
              after: {
                loadTimeout: [
                  { guard: 'isUnused', target: 'idle', actions: 'forgetRetries' },
                  { target: 'failed', actions: 'giveUpWaiting' },
                ],
              },
            },
            waiting: {
              description:
                'The pause before a retry, twice as long each time. It ends when the last user leaves.',
              on: {
                'resource.release': { guard: 'isLastUser', target: 'idle', actions: 'forgetRetries' },
              },
              after: { pause: 'loading' },
            },
            ready: {},
            failed: {
              description: 'Only a user who asks starts the next round.',
              on: {
                'resource.retry': { target: 'loading', actions: 'forgetRetries' },
                'resource.acquire': { target: 'loading', actions: 'beginAgain' },
              },
            },
          },
        },
        use: {
          initial: 'unused',
          states: {
            unused: {
              on: { 'resource.acquire': { target: 'used', actions: 'acquire' } },
              after: { unusedLifetime: '#resource.evicted' },
            },
            used: {
              on: {
                'resource.acquire': { actions: 'acquire' },
                'resource.release': [
                  { guard: 'isLastUser', target: 'unused', actions: 'release' },
                  { actions: 'release' },
                ],
              },
            },
          },
        },
      },
    },
    evicted: { type: 'final' },
  },
});
