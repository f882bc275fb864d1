import { assign, setup } from 'xstate';
import { placeholderActor } from '../placeholder.ts';
import { maxRetries, pauseBefore, unusedLifetime } from './resourceRules.ts';

/**
 * Carries one thing that may be asked for any number of times without harm (a page's code, an article's
 * text, the search index) from being wanted to being there, and drops it when nobody has used it for
 * 5 minutes (F20, C12). Never for a POST.
 */
export const resourceMachine = setup({
  types: {
    context: {} as {
      /** How many want it now. */
      users: number;
      /** How often it has been tried again since somebody asked. */
      retries: number;
      /** Why every retry was in vain, until somebody new asks or it comes after all; else `null`. */
      error: unknown;
      value: unknown;
    },
    events: {} as { type: 'resource.acquire' } | { type: 'resource.release' } | { type: 'resource.retry' },
  },
  actors: { load: placeholderActor<unknown, undefined>() },
  guards: {
    isLastUser: ({ context }) => context.users === 1,
    isUnused: ({ context }) => context.users === 0,
    hasRetries: ({ context }) => context.retries < maxRetries,
  },
  actions: {
    acquire: assign({ users: ({ context }) => context.users + 1 }),
    release: assign({ users: ({ context }) => context.users - 1 }),
    countRetry: assign({ retries: ({ context }) => context.retries + 1 }),
    forgetRetries: assign({ retries: 0 }),
    forgetError: assign({ error: null }),
    giveUp: assign((_, params: { error: unknown }) => params),
    setValue: assign((_, params: { value: unknown }) => params),
  },
  delays: { pause: ({ context }) => pauseBefore(context.retries), unusedLifetime },
}).createMachine({
  id: 'resource',
  description: 'One idempotent load, its retries, and how long what came of it is kept.',
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
              invoke: {
                id: 'load',
                src: 'load',
                onDone: {
                  target: 'ready',
                  actions: [
                    { type: 'setValue', params: ({ event }) => ({ value: event.output }) },
                    { type: 'forgetError' },
                  ],
                },
                onError: [
                  { guard: 'isUnused', target: 'idle', actions: 'forgetRetries' },
                  { guard: 'hasRetries', target: 'waiting', actions: 'countRetry' },
                  {
                    target: 'failed',
                    actions: { type: 'giveUp', params: ({ event }) => ({ error: event.error }) },
                  },
                ],
              },
            },
            waiting: {
              description: 'The pause before a retry, twice as long each time; nobody waits for nobody.',
              on: {
                'resource.release': { guard: 'isLastUser', target: 'idle', actions: 'forgetRetries' },
              },
              after: { pause: 'loading' },
            },
            ready: {},
            failed: {
              description: 'Only somebody who asks starts the next round.',
              on: {
                'resource.retry': { target: 'loading', actions: 'forgetRetries' },
                'resource.acquire': {
                  target: 'loading',
                  actions: [{ type: 'forgetRetries' }, { type: 'forgetError' }],
                },
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
