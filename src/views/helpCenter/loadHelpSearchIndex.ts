import type { SearchIndex } from '../../../machines/helpSearch/helpSearchRules.ts';

/** Fetches what the help center's search knows; it may be asked for again. */
export const loadHelpSearchIndex = async (): Promise<SearchIndex> =>
  (await import('./helpSearchIndex.ts')).helpSearchIndex;
