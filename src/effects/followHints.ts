/**
 * Calls `approach` whenever a visitor comes to an element that has a `data-tooltip`: with the pointer or with the
 * focus. Returns a function that stops listening.
 */
export const followHints = (approach: (element: HTMLElement, event: Event) => void): (() => void) => {
  const onEvent = (event: Event) => {
    const element = event.target instanceof Element ? event.target.closest('[data-tooltip]') : null;
    if (element instanceof HTMLElement) approach(element, event);
  };
  const kinds = ['pointerover', 'focusin'] as const;
  for (const kind of kinds) document.addEventListener(kind, onEvent, { passive: true });
  return () => {
    for (const kind of kinds) document.removeEventListener(kind, onEvent);
  };
};
