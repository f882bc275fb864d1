import { fromPromise } from 'xstate';
import { helpSearchMachine } from '../../machines/helpSearch/helpSearchMachine.ts';
import type { SearchIndex } from '../../machines/helpSearch/helpSearchRules.ts';
import { loadUntilReady, type Resources } from './resources.ts';

export const searchIndexKey = 'help/search';

export const helpSearch = (
  resources: Resources,
  load: () => Promise<SearchIndex>,
  follow: (hash: string) => void,
) =>
  helpSearchMachine.provide({
    actors: {
      loadIndex: fromPromise(({ signal }) => loadUntilReady(resources, searchIndexKey, load, signal)),
    },
    actions: { openSuggestion: (_, { hash }) => follow(hash) },
  });
