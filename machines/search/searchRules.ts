export interface Part {
  readonly text: string;
  readonly isMatch: boolean;
}

export const resultKinds = ['service', 'article', 'question'] as const;
export type ResultKind = (typeof resultKinds)[number];

export interface Suggestion {
  readonly kind: ResultKind;
  /** A path, and a hash for an element or a dialog on that page. */
  readonly to: string;
  readonly title: readonly Part[];
  readonly line: readonly Part[];
  readonly place: string;
}

export interface SearchResults {
  /** The best results, eight at most, grouped by kind. The other fields are about all results. */
  readonly suggestions: readonly Suggestion[];
  readonly counts: Readonly<Record<ResultKind, number>>;
  /** No result has all the words, and these have some. */
  readonly isPartial: boolean;
}

export interface SearchIndex {
  readonly find: (query: string) => SearchResults;
}

export interface SearchContext {
  readonly query: string;
  readonly index: SearchIndex | null;
  readonly results: SearchResults;
  /** The option that Enter opens, or `null` while the visitor is in the field. */
  readonly active: number | null;
}

export type SearchEvent =
  | { type: 'field.focused' }
  | { type: 'query.changed'; value: string }
  | { type: 'list.open' }
  | { type: 'option.step'; step: 1 | -1 }
  | { type: 'option.leave' }
  | { type: 'option.choose'; to: string }
  | { type: 'search.submit' }
  | { type: 'search.escape' }
  | { type: 'search.left' };

export const noResults: SearchResults = {
  suggestions: [],
  counts: { service: 0, article: 0, question: 0 },
  isPartial: false,
};

/** As in WAI-ARIA's pattern, the field (`null`) is between the last and the first option. */
export const activeAfter = (active: number | null, step: 1 | -1, count: number): number | null => {
  const places = count + 1;
  const place = ((active === null ? 0 : active + 1) + step + places) % places;
  return place === 0 ? null : place - 1;
};

export const activeAddress = ({ results, active }: Pick<SearchContext, 'results' | 'active'>): string =>
  results.suggestions[active ?? -1]?.to ?? '';

export const resultsOf = (index: SearchIndex | null, query: string): SearchResults =>
  index?.find(query) ?? noResults;
