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

/** Changes nothing if the position is already stored: `replaceState` takes a millisecond or two. */
const storeScroll = (): void => {
  const entry = readEntry();
  const scroll = Math.round(scrollY);
  if (scroll !== (entry.scroll ?? 0)) history.replaceState({ ...entry, scroll }, '');
};

export const recordEntry = (url: string, handover: unknown, isReplacement: boolean): void => {
  const entry: Entry = handover === null ? {} : { handover };
  if (isReplacement) history.replaceState(entry, '', url);
  else {
    // The last scroll position may not be stored yet.
    storeScroll();
    history.pushState(entry, '', url);
  }
};

export const reloadEntry = (): void => {
  history.replaceState({ ...readEntry(), isReloaded: true }, '');
  location.reload();
};

export const forgetReload = (): void => {
  const { isReloaded, ...entry } = readEntry();
  if (isReloaded) history.replaceState(entry, '');
};

export const forgetHandover = (): void => {
  const { handover: _, ...entry } = readEntry();
  history.replaceState(entry, '');
};

/** Removes the query, which holds what a form has submitted. */
export const forgetSearch = (): void =>
  history.replaceState(history.state, '', location.pathname + location.hash);

/** Back or forward has changed the address, but the page on the screen is still the one before. */
let isAhead = false;

/** The page of the present address is on the screen, or about to be. */
export const noteArrival = (): void => {
  isAhead = false;
};

/** Not a navigation (decision R5). `hash` is `#…` or empty. Does nothing if the address is already another page's. */
export const replaceHash = (hash: string): void => {
  if (!isAhead) history.replaceState(history.state, '', location.pathname + location.search + hash);
};

/** Removes a hash that begins with `prefix`. */
export const clearHash = (prefix: string): void => {
  if (location.hash.startsWith(prefix)) replaceHash('');
};

export const followHistory = (onTraverse: (entry: Entry) => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onScroll = () => {
    clearTimeout(timer);
    timer = setTimeout(storeScroll, 150);
  };
  const onPopState = () => {
    clearTimeout(timer);
    isAhead = true;
    onTraverse(readEntry());
  };
  // The browser restores the position after a reload or a return from another site. Within the site it would scroll
  // before the page is rendered.
  const restoreAutomatically = () => {
    history.scrollRestoration = 'auto';
  };
  const restoreManually = () => {
    history.scrollRestoration = 'manual';
  };
  noteArrival();
  restoreManually();
  addEventListener('scroll', onScroll, { passive: true });
  addEventListener('popstate', onPopState);
  addEventListener('pagehide', restoreAutomatically);
  addEventListener('pageshow', restoreManually);
  return () => {
    clearTimeout(timer);
    removeEventListener('scroll', onScroll);
    removeEventListener('popstate', onPopState);
    removeEventListener('pagehide', restoreAutomatically);
    removeEventListener('pageshow', restoreManually);
  };
};
