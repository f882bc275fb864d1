/** A piece of a text; `isMatch` says that a word of the query begins there. */
export interface Part {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Something of the help center that a query leads to. */
export interface Suggestion {
  readonly kind: 'article' | 'question';
  /** Where it is on its page: `#article-change-your-password`. */
  readonly hash: string;
  readonly title: readonly Part[];
  /** A line of it: its summary, or the sentence that answers the query best. */
  readonly line: readonly Part[];
  /** What it belongs to. */
  readonly group: string;
}

/** What a query leads to. */
export interface SearchResults {
  /** The best ones, eight at most. */
  readonly suggestions: readonly Suggestion[];
  /** How many articles and questions match in all. */
  readonly articles: number;
  readonly questions: number;
}

/** All that can be searched. Its code and words come when the field is first used. */
export interface SearchIndex {
  /** Harmless with any text; a query without a letter or a figure finds nothing. */
  readonly find: (query: string) => SearchResults;
}

/** What the search remembers. */
export interface SearchContext {
  readonly query: string;
  /** Until it is loaded, `null`. */
  readonly index: SearchIndex | null;
  /** What `index` finds for `query`. */
  readonly results: SearchResults;
  /** The place of the option that Enter opens; `null`: none, one is in the field. */
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

/**
 * The option that is active after a step down (1) or up (-1) among `count`. Between the last and the first lies
 * the field itself (`null`), as WAI-ARIA's pattern for comboboxes has it.
 */
export const activeAfter = (active: number | null, step: 1 | -1, count: number): number | null => {
  const places = count + 1;
  const place = ((active === null ? 0 : active + 1) + step + places) % places;
  return place === 0 ? null : place - 1;
};

/** Where the active option leads to; nowhere (`''`) if there is none. */
export const activeHash = ({ results, active }: Pick<SearchContext, 'results' | 'active'>): string =>
  results.suggestions[active ?? -1]?.hash ?? '';

/** What an index finds; nothing as long as it is not here. */
export const resultsOf = (index: SearchIndex | null, query: string): SearchResults =>
  index?.find(query) ?? noResults;
