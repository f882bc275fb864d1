export const pageSight = {
  subscribe: (onChange: () => void): (() => void) => {
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  },
  isHidden: (): boolean => document.hidden,
};
