const followConnection = (onChange: () => void): (() => void) => {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
};

export const connection = {
  subscribe: followConnection,
  read: (): boolean => navigator.onLine,
  readOnServer: () => true,
};
