/**
 * What is kept for this site until it is deleted, under keys that the cookie policy names, as plain text. Storage
 * may be denied, full or hold anything: reading then answers `null`, and writing does nothing.
 */
export const readFromSite = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** Keeps a text until it is deleted. */
export const keepInSite = (key: string, text: string): void => {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Denied or full: what is not kept still holds for this page.
  }
};

/**
 * Calls `onChange` with what is kept whenever another tab changes or deletes it, and where that happened unseen:
 * since `known` was read, or while the page lay in the browser's back/forward cache. Answers a function that stops.
 */
export const followInSite = (
  key: string,
  known: string | null,
  onChange: (text: string | null) => void,
): (() => void) => {
  let lastSeen = known;
  const tell = () => onChange(readFromSite(key));
  const tellIfChanged = () => {
    if (readFromSite(key) !== lastSeen) tell();
  };
  const onStorage = (event: StorageEvent) => {
    // Without a key, everything was deleted.
    if (event.key === key || event.key === null) tell();
  };
  const onHide = () => {
    lastSeen = readFromSite(key);
  };
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) tellIfChanged();
  };
  tellIfChanged();
  addEventListener('storage', onStorage);
  addEventListener('pagehide', onHide);
  addEventListener('pageshow', onShow);
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener('pagehide', onHide);
    removeEventListener('pageshow', onShow);
  };
};
