import { assign, setup } from 'xstate';
import { and, stateIn } from '../guards.ts';
import { placeholderAction, placeholderActor } from '../placeholder.ts';

/** Enough to use the time in which the host is waited for, and little enough to leave room for the followed link. */
const mostAtOnce = 3;

/** Until the visitor has moved, nothing says that any link will be followed. */
const mostUntouched = 2;

interface Context {
  /** How many pages have begun, as far as it matters: at most `mostUntouched`. */
  readonly begun: number;
  readonly running: number;
}

/** Fetches the pages of the links in view ahead of time: while the visitor reads and the browser is idle. */
export const prefetchMachine = setup({
  types: {
    context: {} as Context,
    events: {} as
      /** Links have come into view, or left it. */
        | { type: 'links.changed' }
        | { type: 'visitor.acted' }
        | { type: 'page.prefetched' }
        /** A followed link begins to load, and has loaded. */
        | { type: 'load.began' }
        | { type: 'load.ended' },
  },
  actors: {
    waitUntilIdle: placeholderActor<void, undefined>(),
    /** Resolves to the path of the link in view that is nearest to the mouse, each only once, or to `null`. */
    findNearest: placeholderActor<string | null, undefined>(),
  },
  guards: {
    isStill: stateIn({ visitor: 'still' }),
    isBusy: stateIn({ line: 'busy' }),
    isFull: ({ context }) => context.running >= mostAtOnce,
    isEnough: and([
      stateIn({ visitor: 'still' }),
      ({ context }: { context: Context }) => context.begun >= mostUntouched,
    ]),
    isNone: (_, params: { path: string | null }) => params.path === null,
  },
  actions: {
    begin: assign(({ context }) => ({
      begun: Math.min(context.begun + 1, mostUntouched),
      running: context.running + 1,
    })),
    end: assign(({ context }) => ({ running: context.running - 1 })),
    prefetch: placeholderAction<{ path: string | null }>(),
  },
  /** No link has come into view or left it for this long: the visitor is reading. */
  delays: { settle: 200 },
}).createMachine({
  id: 'prefetch',
  description: 'Which pages are fetched before the visitor asks for them, and when.',
  context: { begun: 0, running: 0 },
  type: 'parallel',
  states: {
    visitor: { initial: 'still', states: { still: { on: { 'visitor.acted': 'active' } }, active: {} } },
    line: {
      initial: 'free',
      states: { free: { on: { 'load.began': 'busy' } }, busy: { on: { 'load.ended': 'free' } } },
    },
    work: {
      initial: 'resting',
      on: {
        'links.changed': '.settling',
        'visitor.acted': { guard: 'isStill', target: '.settling' },
        'page.prefetched': { actions: { type: 'end' } },
      },
      states: {
        resting: { on: { 'page.prefetched': { target: 'deciding', actions: { type: 'end' } } } },
        settling: { after: { settle: 'waiting' } },
        waiting: { invoke: { id: 'waitUntilIdle', src: 'waitUntilIdle', onDone: 'deciding' } },
        deciding: {
          always: [
            { guard: 'isBusy', target: 'resting' },
            { guard: 'isFull', target: 'resting' },
            { guard: 'isEnough', target: 'resting' },
            { target: 'choosing' },
          ],
        },
        choosing: {
          on: { 'load.began': 'resting' },
          invoke: {
            id: 'findNearest',
            src: 'findNearest',
            onDone: [
              {
                guard: { type: 'isNone', params: ({ event }) => ({ path: event.output }) },
                target: 'resting',
              },
              {
                target: 'deciding',
                actions: [
                  { type: 'begin' },
                  { type: 'prefetch', params: ({ event }) => ({ path: event.output }) },
                ],
              },
            ],
          },
        },
      },
    },
  },
});
