import { type Entry, hashWanted, readEntry } from '../../effects/historyEntry.ts';

/** Changes nothing if the position is already stored: `replaceState` takes a millisecond or two. */
export const storeScroll = (): void => {
  const entry = readEntry();
  const scroll = Math.round(scrollY);
  if (scroll !== (entry.scroll ?? 0)) history.replaceState({ ...entry, scroll }, '');
};

export const writeHash = (hash: string): void =>
  history.replaceState(history.state, '', location.pathname + location.search + hash);

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

interface HistoryWatcher {
  readonly onTraversed: (entry: Entry) => void;
  readonly onScrolled: () => void;
  readonly onHashWanted: (hash: string) => void;
}

export const watchHistory = ({ onTraversed, onScrolled, onHashWanted }: HistoryWatcher): (() => void) => {
  const onPopState = () => onTraversed(readEntry());
  const onWanted = (event: Event) => onHashWanted((event as CustomEvent<string>).detail);
  // Within the site, the browser would restore the position before the page is rendered.
  const restoreAutomatically = () => {
    history.scrollRestoration = 'auto';
  };
  const restoreManually = () => {
    history.scrollRestoration = 'manual';
  };
  restoreManually();
  addEventListener('scroll', onScrolled, { passive: true });
  addEventListener(hashWanted, onWanted);
  addEventListener('popstate', onPopState);
  addEventListener('pagehide', restoreAutomatically);
  addEventListener('pageshow', restoreManually);
  return () => {
    removeEventListener('scroll', onScrolled);
    removeEventListener(hashWanted, onWanted);
    removeEventListener('popstate', onPopState);
    removeEventListener('pagehide', restoreAutomatically);
    removeEventListener('pageshow', restoreManually);
  };
};
