/** The prefixes of hashes that open a view instead of naming a place to scroll to (decision R7). */
export const viewHashes = {
  service: '#learn-',
  article: '#article-',
  topic: '#topic-',
  tab: '#tab-',
  package: '#package-',
  period: '#pricing-',
} as const;

/** Whether a hash opens a view, known or unknown: `#learn-content-editing` does. */
export const opensView = (hash: string): boolean =>
  Object.values(viewHashes).some((prefix) => hash.startsWith(prefix));

/** The id of the element that a view belongs to, if the page scrolls there when the view opens; otherwise `null`. */
export const placeOfView = (hash: string): string | null =>
  hash === `${viewHashes.period}yearly` ? 'pricing' : null;
