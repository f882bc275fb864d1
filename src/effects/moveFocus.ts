/**
 * Focuses an element, making it focusable for as long as it has the focus where it is not by itself.
 * Never scrolls: where the page stands is decided elsewhere.
 */
export const moveFocus = (element: HTMLElement): void => {
  element.focus({ preventScroll: true });
  if (document.activeElement === element) return;
  element.tabIndex = -1;
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  element.focus({ preventScroll: true });
};

/** Focuses the first heading of the main area, an h1 or h2 (F6). */
export const focusHeading = (): void => {
  const heading = document.querySelector<HTMLElement>('main :is(h1, h2)');
  if (heading) moveFocus(heading);
};
