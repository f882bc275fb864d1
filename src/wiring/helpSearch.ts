import { fromPromise } from 'xstate';
import { helpSearchMachine } from '../../machines/helpSearch/helpSearchMachine.ts';
import type { SearchIndex } from '../../machines/helpSearch/helpSearchRules.ts';
import { loadUntilReady, type Resources } from './resource.ts';

/** The index among the things that are loaded. */
export const searchIndexKey = 'help/search';

/**
 * The help center's search, provided with its effects: `load` fetches what it knows, as one of the resources, and `follow` leads to a
 * hash of the page, as a link would.
 */
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
