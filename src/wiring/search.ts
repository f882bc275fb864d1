import { fromPromise } from 'xstate';
import { searchMachine } from '../../machines/search/searchMachine.ts';
import type { SearchIndex } from '../../machines/search/searchRules.ts';
import { loadUntilReady, type Resources } from './resources.ts';

export const searchIndexKey = 'search';

export const search = (
  resources: Resources,
  load: () => Promise<SearchIndex>,
  follow: (to: string) => void,
) =>
  searchMachine.provide({
    actors: {
      loadIndex: fromPromise(({ signal }) => loadUntilReady(resources, searchIndexKey, load, signal)),
    },
    actions: { openSuggestion: (_, { to }) => follow(to) },
  });
