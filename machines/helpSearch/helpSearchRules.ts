/** A piece of text. `isMatch` means that it matches a word of the query. */
export interface Part {
  readonly text: string;
  readonly isMatch: boolean;
}

export interface Suggestion {
  readonly kind: 'article' | 'question';
  readonly hash: string;
  readonly title: readonly Part[];
  readonly line: readonly Part[];
  readonly group: string;
}

export interface SearchResults {
  /** The best results, eight at most. The other fields count all of them. */
  readonly suggestions: readonly Suggestion[];
  readonly articles: number;
  readonly questions: number;
}

export interface SearchIndex {
  readonly find: (query: string) => SearchResults;
}

export interface SearchContext {
  readonly query: string;
  readonly index: SearchIndex | null;
  readonly results: SearchResults;
  /** The position of the option that Enter opens, or `null` while the visitor is in the field. */
  readonly active: number | null;
}

export type SearchEvent =
  | { type: 'field.focused' }
  | { type: 'query.changed'; value: string }
  | { type: 'list.open' }
  | { type: 'option.next' }
  | { type: 'option.previous' }
  | { type: 'option.leave' }
  | { type: 'option.choose'; hash: string }
  | { type: 'search.submit' }
  | { type: 'search.escape' }
  | { type: 'search.left' };

export const noResults: SearchResults = { suggestions: [], articles: 0, questions: 0 };

/** The active option after a step. As in WAI-ARIA's pattern, the field (`null`) is between the last and the first. */
export const activeAfter = (active: number | null, step: 1 | -1, count: number): number | null => {
  const places = count + 1;
  const place = ((active === null ? 0 : active + 1) + step + places) % places;
  return place === 0 ? null : place - 1;
};

export const activeHash = ({ results, active }: Pick<SearchContext, 'results' | 'active'>): string =>
  results.suggestions[active ?? -1]?.hash ?? '';

export const resultsOf = (index: SearchIndex | null, query: string): SearchResults =>
  index?.find(query) ?? noResults;
