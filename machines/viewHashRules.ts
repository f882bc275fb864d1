/** How the hashes begin that open a dialog or a topic: views, not places to scroll to (decision R7). */
export const viewHashes = { service: '#learn-', article: '#article-', topic: '#topic-' } as const;

/** Whether a hash opens a view: `#learn-content-editing` does, known or not. */
export const opensView = (hash: string): boolean =>
  Object.values(viewHashes).some((beginning) => hash.startsWith(beginning));
