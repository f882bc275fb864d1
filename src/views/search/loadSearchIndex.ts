import type { SearchIndex } from '../../../machines/search/searchRules.ts';

export const loadSearchIndex = async (): Promise<SearchIndex> =>
  (await import('../../search/searchIndex.ts')).searchIndex;
