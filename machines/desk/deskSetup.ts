import { assign, setup } from 'xstate';
import { mostBreaks } from '../followedOrder/followedOrderRules.ts';
import { placeholderAction, placeholderActor } from '../placeholder.ts';
import { pauseBefore } from '../resource/resourceRules.ts';
import {
  type DeskFilter,
  type DeskFilters,
  type DeskList,
  type Listed,
  type Mark,
  moreFailures,
  noFilters,
  noMark,
  openedIn,
  withMark,
} from './deskRules.ts';

/** `signedOut`: the session has ended. */
export interface RowsAnswer extends Listed {
  readonly kind: 'rows' | 'signedOut';
}

export interface Asked {
  readonly filters: DeskFilters;
  readonly opened: string | null;
}
export type MarkAnswer = 'kept' | 'signedOut' | 'gone';

type DeskEvent =
  | { type: 'filter.changed'; filter: DeskFilter; value: string }
  | { type: 'filters.clear' }
  | { type: 'address.changed'; hash: string }
  | { type: 'message.mark'; id: string }
  | { type: 'list.retry' }
  | { type: 'page.hidden' }
  | { type: 'page.shown' };

type Looked = { readonly event: { readonly output: RowsAnswer } };
export const looked = (kind: RowsAnswer['kind']) =>
  ({ type: 'isAnswer', params: ({ event }: Looked) => ({ is: event.output.kind, answer: kind }) }) as const;
export const taking = {
  type: 'setRows',
  params: ({ event: { output } }: Looked) => output,
} as const;

export const deskSetup = setup({
  types: {
    context: {} as DeskList &
      Listed &
      Asked & {
        readonly failures: number;
        /** Streams in a row that broke without news. */
        readonly breaks: number;
      },
    events: {} as DeskEvent,
  },
  actors: {
    lookAtList: placeholderActor<RowsAnswer, Asked>(),
    /** Waits until the list is another one. Rejects where there is no stream, or when it ends. */
    awaitList: placeholderActor<Listed, Asked & Listed>(),
    putDone: placeholderActor<MarkAnswer, Mark>(),
  },
  guards: {
    isAnswer: (_, { is, answer }: { is: string; answer: string }) => is === answer,
    canStream: ({ context }) => context.breaks < mostBreaks,
    isOther: ({ context }, { opened }: { opened: string | null }) => opened !== context.opened,
  },
  actions: {
    setRows: assign((_, { rows, found, all, spam }: Listed) => ({ rows, found, all, spam, failures: 0 })),
    countFailure: assign({ failures: ({ context }) => moreFailures(context.failures) }),
    countBreak: assign({ breaks: ({ context }) => context.breaks + 1 }),
    forgetBreaks: assign({ breaks: 0 }),
    beginAfresh: assign({ breaks: 0, failures: 0 }),
    setFilter: assign(({ context }, { filter, value }: { filter: DeskFilter; value: string }) => ({
      filters: { ...context.filters, [filter]: value },
    })),
    clearFilters: assign({ filters: noFilters }),
    open: assign((_, params: { opened: string | null }) => params),
    setMark: assign(({ context }, { id }: Pick<Mark, 'id'>) => ({
      mark: { id, done: !context.rows.some((row) => row.id === id && row.doneAt !== null) },
    })),
    keepMark: assign(({ context: { rows, mark } }) => ({ rows: withMark(rows, mark), mark: noMark })),
    dropMark: assign({ mark: noMark }),
    reportSignedOut: placeholderAction(),
  },
  delays: { rest: 1_500, pause: ({ context }) => pauseBefore(context.failures), timeout: 30_000 },
});

type DeskContext = { readonly context: Listed & Asked };
export const asked = ({ context: { filters, opened } }: DeskContext): Asked => ({ filters, opened });
export const listed = ({
  context: { rows, found, all, spam, filters, opened },
}: DeskContext): Asked & Listed => ({
  rows,
  found,
  all,
  spam,
  filters,
  opened,
});

type Changed<Type extends DeskEvent['type']> = { readonly event: Extract<DeskEvent, { type: Type }> };

/** What changes the question. In a state that is waiting for the answer, the question is asked again. */
export const asking = <Target extends object>(target: Target) =>
  ({
    'filter.changed': {
      ...target,
      actions: {
        type: 'setFilter',
        params: ({ event: { filter, value } }: Changed<'filter.changed'>) => ({ filter, value }),
      },
    },
    'filters.clear': { ...target, actions: 'clearFilters' },
    'address.changed': {
      ...target,
      guard: {
        type: 'isOther',
        params: ({ event }: Changed<'address.changed'>) => ({ opened: openedIn(event.hash) }),
      },
      actions: {
        type: 'open',
        params: ({ event }: Changed<'address.changed'>) => ({ opened: openedIn(event.hash) }),
      },
    },
  }) as const;
