const threshold = 10;

const followScroll = (onScroll: () => void): (() => void) => {
  addEventListener('scroll', onScroll, { passive: true });
  return () => removeEventListener('scroll', onScroll);
};

export const scrolled = {
  subscribe: followScroll,
  read: (): boolean => scrollY > threshold,
  readOnServer: () => false,
};
