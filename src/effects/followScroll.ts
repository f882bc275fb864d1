/** Calls `onScroll` whenever the page scrolls; returns a function that stops. */
export const followScroll = (onScroll: () => void): (() => void) => {
  addEventListener('scroll', onScroll, { passive: true });
  return () => removeEventListener('scroll', onScroll);
};

/** Whether the page is scrolled down by more than a number of pixels. */
export const isScrolledPast = (pixels: number): boolean => scrollY > pixels;
