import { assign, setup } from 'xstate';
import { placeholderAction, placeholderActor } from '../placeholder.ts';
import { isBlank } from '../textRules.ts';
import type { SearchContext, SearchEvent, SearchIndex } from './searchRules.ts';
import * as rules from './searchRules.ts';

/** Suggests services, help articles and questions, following WAI-ARIA's pattern for editable comboboxes. */
export const searchMachine = setup({
  types: { context: {} as SearchContext, events: {} as SearchEvent },
  actors: { loadIndex: placeholderActor<SearchIndex, undefined>() },
  guards: {
    isWritten: (_, params: { query: string }) => !isBlank(params.query),
    hasQuery: ({ context }) => !isBlank(context.query),
    hasActive: ({ context }) => context.active !== null,
  },
  actions: {
    setQuery: assign(({ context }, params: { query: string }) => ({
      query: params.query,
      results: rules.resultsOf(context.index, params.query),
      active: null,
    })),
    setIndex: assign(({ context }, params: { index: SearchIndex }) => ({
      index: params.index,
      results: rules.resultsOf(params.index, context.query),
    })),
    activate: assign(({ context }, params: { step: 1 | -1 }) => ({
      active: rules.activeAfter(context.active, params.step, context.results.suggestions.length),
    })),
    deactivate: assign({ active: null }),
    openSuggestion: placeholderAction<{ to: string }>(),
  },
  delays: { pause: 500 },
}).createMachine({
  id: 'search',
  description:
    'A search field that suggests services, help articles and questions. It never filters the page.',
  context: { query: '', index: null, results: rules.noResults, active: null },
  type: 'parallel',
  states: {
    index: {
      initial: 'idle',
      states: {
        idle: { on: { 'field.focused': { target: 'loading' } } },
        loading: {
          description: 'A resource loads the index, with retries, until it succeeds.',
          invoke: {
            id: 'loadIndex',
            src: 'loadIndex',
            onDone: {
              target: 'ready',
              actions: { type: 'setIndex', params: ({ event }) => ({ index: event.output }) },
            },
          },
        },
        ready: {},
      },
    },
    list: {
      initial: 'closed',
      on: {
        'query.changed': [
          {
            guard: { type: 'isWritten', params: queryOf },
            target: '.open',
            actions: { type: 'setQuery', params: queryOf },
          },
          { target: '.closed', actions: { type: 'setQuery', params: queryOf } },
        ],
      },
      states: {
        closed: {
          entry: { type: 'deactivate' },
          on: {
            'list.open': { guard: 'hasQuery', target: 'open' },
            'option.step': {
              guard: 'hasQuery',
              target: 'open',
              actions: { type: 'activate', params: ({ event }) => ({ step: event.step }) },
            },
            'search.escape': { actions: { type: 'setQuery', params: { query: '' } } },
          },
        },
        open: {
          on: {
            'option.step': { actions: { type: 'activate', params: ({ event }) => ({ step: event.step }) } },
            'option.leave': { actions: { type: 'deactivate' } },
            'option.choose': {
              target: 'closed',
              actions: { type: 'openSuggestion', params: ({ event }) => ({ to: event.to }) },
            },
            'search.submit': {
              guard: 'hasActive',
              target: 'closed',
              actions: {
                type: 'openSuggestion',
                params: ({ context }) => ({ to: rules.activeAddress(context) }),
              },
            },
            'search.escape': { target: 'closed' },
            'search.left': { target: 'closed' },
          },
          initial: 'settling',
          states: {
            settling: {
              description: 'Nothing is announced while the visitor types.',
              after: { pause: { target: 'announced' } },
            },
            announced: { description: 'The number of matches is announced.' },
          },
        },
      },
    },
  },
});

function queryOf({ event }: { event: { value: string } }) {
  return { query: event.value };
}
