const forgetTabIndex = ({ currentTarget }: Event): void =>
  (currentTarget as HTMLElement).removeAttribute('tabindex');

/** Does not scroll. An element that cannot take the focus has a `tabindex` while focused. */
export const moveFocus = (element: HTMLElement): void => {
  // Check first: an attempt to focus costs another layout.
  if (element.tabIndex >= 0 || element.hasAttribute('tabindex')) {
    element.focus({ preventScroll: true });
    if (document.activeElement === element) return;
  }
  element.tabIndex = -1;
  element.addEventListener('blur', forgetTabIndex, { once: true });
  element.focus({ preventScroll: true });
};

export const focusHeading = (): void => {
  const heading = document.querySelector<HTMLElement>('main :is(h1, h2)');
  if (heading) moveFocus(heading);
};
