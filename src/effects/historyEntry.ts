export interface Entry {
  readonly scroll?: number;
  readonly handover?: unknown;
  readonly isReloaded?: true;
}

export const readEntry = (): Entry => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? state : {};
};

/** Skips a stored position: `replaceState` takes a millisecond or two. */
const storeScroll = (): void => {
  const entry = readEntry();
  const scroll = Math.round(scrollY);
  if (scroll !== (entry.scroll ?? 0)) history.replaceState({ ...entry, scroll }, '');
};

export const recordEntry = (url: string, handover: unknown, isReplacement: boolean): void => {
  const entry: Entry = handover === null ? {} : { handover };
  if (isReplacement) history.replaceState(entry, '', url);
  else {
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

export const forgetSearch = (): void =>
  history.replaceState(history.state, '', location.pathname + location.hash);

/** Back or forward has changed the address, but the previous page is still on the screen. */
let isAhead = false;

export const noteArrival = (): void => {
  isAhead = false;
};

/** Not a navigation (decision R5). Does nothing if the address is already another page's. */
export const replaceHash = (hash: string): void => {
  if (!isAhead) history.replaceState(history.state, '', location.pathname + location.search + hash);
};

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
  // Within the site, the browser would scroll before the page is rendered.
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
