export const getTabItem = (key: string): unknown => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
};

export const setTabItem = (key: string, value: unknown): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Denied or full: the value is still on the screen.
  }
};

export const removeTabItem = (key: string): void => {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Denied: nothing was stored either.
  }
};
