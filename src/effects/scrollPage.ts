import { prefersLessMotion } from './prefersLessMotion.ts';

/** Scrolls to a height in pixels, at once. */
export const scrollPage = (top: number): void => scrollTo({ top, left: 0, behavior: 'instant' });

/** Scrolls an element below the top bar (its `scroll-margin-top`), smoothly unless that is unwelcome. */
export const scrollToElement = (element: HTMLElement): void =>
  element.scrollIntoView({ behavior: prefersLessMotion() ? 'instant' : 'smooth', block: 'start' });

/**
 * Once the page is laid out anew, scrolls no further than it takes to see the element with an id; at once. A
 * scroll that is under way (a focused element's, for one) is stopped: it would lead away again.
 */
export const keepInSight = (id: string): void => {
  requestAnimationFrame(() => {
    scrollPage(scrollY);
    document.getElementById(id)?.scrollIntoView({ behavior: 'instant', block: 'nearest' });
  });
};
