/** Calls `onChange` when the browser loses its connection or has one again. */
export const followConnection = (onChange: () => void): (() => void) => {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
};

/** False only if there is certainly no connection. */
export const isOnline = (): boolean => navigator.onLine;
