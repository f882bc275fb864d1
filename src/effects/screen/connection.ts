const followConnection = (onChange: () => void): (() => void) => {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
};

/** Whether the browser has a connection: false only if there is certainly none. */
export const connection = {
  subscribe: followConnection,
  read: (): boolean => navigator.onLine,
  readOnServer: () => true,
};
