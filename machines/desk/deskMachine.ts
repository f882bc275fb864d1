import { assign, setup } from 'xstate';
import type { DeskRow } from '../../src/orders/orderDocument.ts';
import { placeholderAction, placeholderActor } from '../placeholder.ts';
import { moreFailures, pauseBefore } from '../resource/resourceRules.ts';
import {
  type DeskFilter,
  type DeskList,
  type Mark,
  noFilters,
  noMark,
  openedIn,
  withMark,
} from './deskRules.ts';

/** `signedOut`: the session has ended. */
export interface RowsAnswer {
  readonly kind: 'rows' | 'signedOut';
  /** Of `rows`. */
  readonly rows: readonly DeskRow[];
}
export type MarkAnswer = 'kept' | 'signedOut' | 'gone';

export type DeskEvent =
  | { type: 'filter.changed'; filter: DeskFilter; value: string }
  | { type: 'filters.clear' }
  | { type: 'address.changed'; hash: string }
  | ({ type: 'message.mark' } & Mark)
  | { type: 'list.retry' };

type Looked = { readonly event: { readonly output: RowsAnswer } };
const looked = (kind: RowsAnswer['kind']) =>
  ({ type: 'isAnswer', params: ({ event }: Looked) => ({ is: event.output.kind, answer: kind }) }) as const;
const taking = {
  type: 'setRows',
  params: ({ event }: Looked) => ({ rows: event.output.rows }),
} as const;

/** The owner's list. It is followed for ever, because orders change elsewhere (decision D16). */
export const deskMachine = setup({
  types: {
    context: {} as DeskList & { readonly opened: string | null; readonly failures: number },
    events: {} as DeskEvent,
  },
  actors: {
    lookAtList: placeholderActor<RowsAnswer, undefined>(),
    /** Waits until the list is another one. Rejects where there is no stream, or when it ends. */
    awaitList: placeholderActor<readonly DeskRow[], { rows: readonly DeskRow[] }>(),
    putDone: placeholderActor<MarkAnswer, Mark>(),
  },
  guards: {
    isAnswer: (_, { is, answer }: { is: string; answer: string }) => is === answer,
    isOther: ({ context }, { opened }: { opened: string | null }) => opened !== context.opened,
  },
  actions: {
    setRows: assign((_, params: { rows: readonly DeskRow[] }) => ({ ...params, failures: 0 })),
    countFailure: assign({ failures: ({ context }) => moreFailures(context.failures) }),
    setFilter: assign(({ context }, { filter, value }: { filter: DeskFilter; value: string }) => ({
      filters: { ...context.filters, [filter]: value },
    })),
    clearFilters: assign({ filters: noFilters }),
    open: assign((_, params: { opened: string | null }) => params),
    setMark: assign((_, { id, done }: Mark) => ({ mark: { id, done } })),
    keepMark: assign(({ context: { rows, mark } }) => ({ rows: withMark(rows, mark), mark: noMark })),
    dropMark: assign({ mark: noMark }),
    reportSignedOut: placeholderAction(),
  },
  delays: { rest: 1_500, pause: ({ context }) => pauseBefore(context.failures), timeout: 30_000 },
}).createMachine({
  id: 'desk',
  description: 'The owner’s list of requests and messages: live, searched, filtered, and one of them opened.',
  context: { rows: [], filters: noFilters, mark: noMark, opened: null, failures: 0 },
  type: 'parallel',
  on: {
    'filter.changed': {
      actions: { type: 'setFilter', params: ({ event: { filter, value } }) => ({ filter, value }) },
    },
    'filters.clear': { actions: 'clearFilters' },
    'address.changed': {
      guard: { type: 'isOther', params: ({ event }) => ({ opened: openedIn(event.hash) }) },
      actions: { type: 'open', params: ({ event }) => ({ opened: openedIn(event.hash) }) },
    },
  },
  states: {
    list: {
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            id: 'lookAtList',
            src: 'lookAtList',
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
          states: {
            streaming: {
              invoke: {
                id: 'awaitList',
                src: 'awaitList',
                input: ({ context: { rows } }) => ({ rows }),
                onDone: {
                  target: 'streaming',
                  reenter: true,
                  actions: { type: 'setRows', params: ({ event }) => ({ rows: event.output }) },
                },
                onError: { target: 'looking' },
              },
            },
            looking: {
              invoke: {
                id: 'lookAgain',
                src: 'lookAtList',
                onDone: [
                  { guard: looked('signedOut'), target: '#desk.list.ended', actions: 'reportSignedOut' },
                  { target: 'resting', actions: taking },
                ],
                onError: { target: 'waiting', actions: 'countFailure' },
              },
              after: { timeout: { target: 'waiting', actions: 'countFailure' } },
            },
            resting: { after: { rest: { target: 'streaming' } } },
            waiting: {
              description: 'The list may be out of date.',
              on: { 'list.retry': { target: 'looking' } },
              after: { pause: { target: 'looking' } },
            },
          },
        },
        ended: {
          description: 'The session has ended. The list comes again after the next sign-in.',
          on: { 'list.retry': { target: 'loading' } },
        },
      },
    },
    mark: {
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
                target: 'failed',
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
    },
  },
});
