export interface Entry {
  /** Pixels the page was scrolled down when it was left. */
  readonly scroll?: number;
  /** What a link handed over. */
  readonly handover?: unknown;
  /** The entry's document was loaded in full because its page's code was missing. Not twice for one entry. */
  readonly isReloaded?: true;
}

/** What the current history entry holds; entries of other origin hold nothing. */
export const readEntry = (): Entry => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? state : {};
};

const remember = (): void => history.replaceState({ ...readEntry(), scroll: Math.round(scrollY) }, '');

/** Moves the address bar to an address of this site, in a new history entry or in place of the current one. */
export const recordEntry = (url: string, handover: unknown, isReplacement: boolean): void => {
  const entry: Entry = handover === null ? {} : { handover };
  if (isReplacement) history.replaceState(entry, '', url);
  else {
    // The visitor may have scrolled a moment ago.
    remember();
    history.pushState(entry, '', url);
  }
};

/** Loads the current entry's document in full, and marks the entry: the mark outlives the load. */
export const reloadEntry = (): void => {
  history.replaceState({ ...readEntry(), isReloaded: true }, '');
  location.reload();
};

/** Takes the mark of `reloadEntry` away: the page's code came. */
export const forgetReload = (): void => {
  const { isReloaded, ...entry } = readEntry();
  if (isReloaded) history.replaceState(entry, '');
};

/** Replaces the address's hash (`#…`, or empty for none) and nothing else: not a navigation (decision R5). */
export const replaceHash = (hash: string): void =>
  history.replaceState(history.state, '', location.pathname + location.search + hash);

/**
 * Keeps the scroll position in the history entry, so that it survives back, forward and reload, and calls
 * `onTraverse` when the visitor goes back or forward. Returns a function that stops both.
 */
export const followHistory = (onTraverse: (entry: Entry) => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onScroll = () => {
    clearTimeout(timer);
    timer = setTimeout(remember, 150);
  };
  const onPopState = () => {
    clearTimeout(timer);
    onTraverse(readEntry());
  };
  // Reloads and returns from other sites are restored by the browser; within the site it would scroll too early.
  const leaveToBrowser = () => {
    history.scrollRestoration = 'auto';
  };
  const takeOver = () => {
    history.scrollRestoration = 'manual';
  };
  takeOver();
  addEventListener('scroll', onScroll, { passive: true });
  addEventListener('popstate', onPopState);
  addEventListener('pagehide', leaveToBrowser);
  addEventListener('pageshow', takeOver);
  return () => {
    clearTimeout(timer);
    removeEventListener('scroll', onScroll);
    removeEventListener('popstate', onPopState);
    removeEventListener('pagehide', leaveToBrowser);
    removeEventListener('pageshow', takeOver);
  };
};
