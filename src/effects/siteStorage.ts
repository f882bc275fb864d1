export const getSiteItem = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

export const setSiteItem = (key: string, text: string): void => {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Denied or full: the value still applies to this page.
  }
};

/** Also reports changes since `lastRead`, and those made while the page was in the back/forward cache. */
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
    // The key is null when all of the storage is cleared.
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
