/**
 * What is kept for this site until it is deleted, under keys that the cookie policy names, as plain text. Storage
 * may be denied, full or hold anything: reading then returns `null`, and writing does nothing.
 */
export const getSiteItem = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** Keeps a text until it is deleted. */
export const setSiteItem = (key: string, text: string): void => {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Denied or full: what is not kept still holds for this page.
  }
};

/**
 * Calls `onChange` with what is kept whenever another tab changes or deletes it, and where that happened unseen:
 * since it was read last (`lastRead`), or while the page lay in the browser's back/forward cache. Returns a function that stops.
 */
export const observeSiteItem = (
  key: string,
  lastRead: string | null,
  onChange: (text: string | null) => void,
): (() => void) => {
  let lastSeen = lastRead;
  const notify = () => onChange(getSiteItem(key));
  const notifyIfChanged = () => {
    if (getSiteItem(key) !== lastSeen) notify();
  };
  const onStorage = (event: StorageEvent) => {
    // Without a key, everything was deleted.
    if (event.key === key || event.key === null) notify();
  };
  const onHide = () => {
    lastSeen = getSiteItem(key);
  };
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) notifyIfChanged();
  };
  notifyIfChanged();
  addEventListener('storage', onStorage);
  addEventListener('pagehide', onHide);
  addEventListener('pageshow', onShow);
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener('pagehide', onHide);
    removeEventListener('pageshow', onShow);
  };
};
