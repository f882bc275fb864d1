export interface Entry {
  /** In pixels from the top. */
  readonly scroll?: number;
  readonly handover?: unknown;
  /** The document was reloaded because its page's code was missing; this must not happen twice. */
  readonly isReloaded?: true;
}

export const readEntry = (): Entry => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? state : {};
};

export const forgetHandover = (): void => {
  const { handover: _, ...entry } = readEntry();
  history.replaceState(entry, '');
};

/** Removes the query, which holds what a form has submitted. */
export const forgetSearch = (): void =>
  history.replaceState(history.state, '', location.pathname + location.hash);

/** The event of a page that wants another hash in the address bar. The `historyEntry` machine decides whether it gets it. */
export const hashWanted = 'hashwanted';

/** Not a navigation (decision R5). `hash` is `#…` or empty. Does nothing if the address is already another page's. */
export const replaceHash = (hash: string): void =>
  void dispatchEvent(new CustomEvent(hashWanted, { detail: hash }));

export const clearHash = (prefix: string): void => {
  if (location.hash.startsWith(prefix)) replaceHash('');
};
