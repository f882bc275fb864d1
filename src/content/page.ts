export interface PageWords {
  /** Without the product's name. */
  readonly title: string;
  /** One or two sentences for search results. */
  readonly description: string;
  readonly heading: string;
  readonly lead: string;
}
