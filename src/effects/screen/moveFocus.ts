/** One function, because an element beneath a dialog is never focused and would collect listeners. */
const forgetTabIndex = ({ currentTarget }: Event): void =>
  (currentTarget as HTMLElement).removeAttribute('tabindex');

/** Does not scroll. An element that cannot take the focus gets a `tabindex` while it is focused. */
export const moveFocus = (element: HTMLElement): void => {
  // Asks before it tries: a try makes the browser calculate the layout once more.
  if (element.tabIndex >= 0 || element.hasAttribute('tabindex')) {
    element.focus({ preventScroll: true });
    if (document.activeElement === element) return;
  }
  element.tabIndex = -1;
  element.addEventListener('blur', forgetTabIndex, { once: true });
  element.focus({ preventScroll: true });
};

/** The heading of the page (F6). */
export const focusHeading = (): void => {
  const heading = document.querySelector<HTMLElement>('main :is(h1, h2)');
  if (heading) moveFocus(heading);
};
