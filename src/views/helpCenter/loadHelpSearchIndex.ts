import type { SearchIndex } from '../../../machines/helpSearch/helpSearchRules.ts';

/** Loads the search index. May be called again. */
export const loadHelpSearchIndex = async (): Promise<SearchIndex> =>
  (await import('./helpSearchIndex.ts')).helpSearchIndex;
