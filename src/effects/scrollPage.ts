/** Whether the visitor's system asks for less motion; no, where the browser cannot tell. */
const prefersLessMotion = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Scrolls to a height in pixels, at once. */
export const scrollPage = (top: number): void => scrollTo({ top, left: 0, behavior: 'instant' });

/** Scrolls an element below the top bar (its `scroll-margin-top`), smoothly unless that is unwelcome. */
export const scrollToElement = (element: HTMLElement): void =>
  element.scrollIntoView({ behavior: prefersLessMotion() ? 'instant' : 'smooth', block: 'start' });
