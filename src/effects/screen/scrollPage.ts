import { prefersLessMotion } from './prefersLessMotion.ts';

export const scrollPage = (top: number): void => scrollTo({ top, left: 0, behavior: 'instant' });

export const scrollToElement = (element: HTMLElement): void =>
  element.scrollIntoView({ behavior: prefersLessMotion() ? 'instant' : 'smooth', block: 'start' });

/** Also stops a scroll in progress, which would move the page away again. */
export const keepInSight = (id: string): void => {
  requestAnimationFrame(() => {
    scrollPage(scrollY);
    document.getElementById(id)?.scrollIntoView({ behavior: 'instant', block: 'nearest' });
  });
};
