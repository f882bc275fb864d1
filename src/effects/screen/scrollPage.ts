import { prefersLessMotion } from './prefersLessMotion.ts';

const jumpTo = (top: number): void => scrollTo({ top, left: 0, behavior: 'instant' });

export const scrollToTop = (): void => {
  document.documentElement.style.removeProperty('overflow-anchor');
  jumpTo(0);
};

/**
 * Returns to a position. What opens above it afterwards, such as a help topic, does not move it: the browser's scroll
 * anchoring would keep in sight what was there before.
 */
export const restoreScroll = (top: number): void => {
  document.documentElement.style.setProperty('overflow-anchor', 'none');
  jumpTo(top);
};

export const scrollToElement = (element: HTMLElement): void =>
  element.scrollIntoView({ behavior: prefersLessMotion() ? 'instant' : 'smooth', block: 'start' });

/** Also stops a scroll in progress, which would move the page away again. */
export const keepInSight = (id: string): void => {
  requestAnimationFrame(() => {
    jumpTo(scrollY);
    document.getElementById(id)?.scrollIntoView({ behavior: 'instant', block: 'nearest' });
  });
};
