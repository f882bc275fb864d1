import type { SearchIndex } from '../../../machines/helpSearch/helpSearchRules.ts';

export const loadHelpSearchIndex = async (): Promise<SearchIndex> =>
  (await import('./helpSearchIndex.ts')).helpSearchIndex;
