/** The text that every page has: its head, its first heading and its first paragraph. */
export interface PageWords {
  /** The document's title, without the product's name. */
  readonly title: string;
  /** One or two sentences for search results and link previews. */
  readonly description: string;
  /** The page's one h1. */
  readonly heading: string;
  /** The first paragraph below it. */
  readonly lead: string;
}
