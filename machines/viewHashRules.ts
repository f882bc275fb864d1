/** The prefixes of hashes that open a dialog or a topic instead of naming a place to scroll to (decision R7). */
export const viewHashes = { service: '#learn-', article: '#article-', topic: '#topic-' } as const;

/** Whether a hash opens a view, known or unknown: `#learn-content-editing` does. */
export const opensView = (hash: string): boolean =>
  Object.values(viewHashes).some((prefix) => hash.startsWith(prefix));
