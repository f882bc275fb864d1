/** Hashes that open a view instead of naming an element to scroll to (decision R7). */
export const viewHashes = {
  service: '#learn-',
  article: '#article-',
  topic: '#topic-',
  tab: '#tab-',
  package: '#package-',
  period: '#pricing-',
  sample: '#sample-',
} as const;

export const opensView = (hash: string): boolean =>
  Object.values(viewHashes).some((prefix) => hash.startsWith(prefix));

/** The id of the element to scroll to when the view opens, or `null`. */
export const placeOfView = (hash: string): string | null =>
  hash === `${viewHashes.period}yearly` ? 'pricing' : null;
