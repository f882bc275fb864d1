export const followScroll = (onScroll: () => void): (() => void) => {
  addEventListener('scroll', onScroll, { passive: true });
  return () => removeEventListener('scroll', onScroll);
};

export const isScrolledPast = (pixels: number): boolean => scrollY > pixels;
