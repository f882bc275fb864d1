/**
 * What is kept for this tab, under keys that the cookie policy names. Storage may be denied, full or hold
 * anything: reading then returns `null`, and writing and removing do nothing.
 */
export const getTabItem = (key: string): unknown => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
};

/** Keeps a value, as JSON, until the tab is closed. */
export const setTabItem = (key: string, value: unknown): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Denied or full: what is not kept is still on the screen.
  }
};

/** Removes what was kept. */
export const removeTabItem = (key: string): void => {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Denied: then nothing was kept.
  }
};
