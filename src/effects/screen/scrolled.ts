const threshold = 10;

const followScroll = (onScroll: () => void): (() => void) => {
  addEventListener('scroll', onScroll, { passive: true });
  return () => removeEventListener('scroll', onScroll);
};

/** Whether the page is scrolled past the threshold of the top bar (F2). */
export const scrolled = {
  subscribe: followScroll,
  read: (): boolean => scrollY > threshold,
  readOnServer: () => false,
};
