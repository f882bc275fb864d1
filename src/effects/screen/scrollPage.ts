import { prefersLessMotion } from './prefersLessMotion.ts';

export const scrollPage = (top: number): void => scrollTo({ top, left: 0, behavior: 'instant' });

/**
 * Returns to a position. Until the visitor's next input, what opens above it, such as a help topic, does not move it: the
 * browser's scroll anchoring would keep in sight what was there before.
 */
export const restoreScroll = (top: number): void => {
  const { style } = document.documentElement;
  style.setProperty('overflow-anchor', 'none');
  scrollPage(top);
  const untilInput = new AbortController();
  const { signal } = untilInput;
  const allow = () => {
    style.removeProperty('overflow-anchor');
    untilInput.abort();
  };
  for (const input of ['pointerdown', 'keydown', 'wheel'])
    addEventListener(input, allow, { signal, passive: true });
};

export const scrollToElement = (element: HTMLElement): void =>
  element.scrollIntoView({ behavior: prefersLessMotion() ? 'instant' : 'smooth', block: 'start' });

/** Also stops a scroll in progress, which would move the page away again. */
export const keepInSight = (id: string): void => {
  requestAnimationFrame(() => {
    scrollPage(scrollY);
    document.getElementById(id)?.scrollIntoView({ behavior: 'instant', block: 'nearest' });
  });
};
