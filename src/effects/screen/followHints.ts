export const followHints = (onApproach: (element: HTMLElement, event: Event) => void): (() => void) => {
  const onEvent = (event: Event) => {
    const element = event.target instanceof Element ? event.target.closest('[data-tooltip]') : null;
    if (element instanceof HTMLElement) onApproach(element, event);
  };
  const types = ['pointerover', 'focusin'] as const;
  for (const type of types) document.addEventListener(type, onEvent, { passive: true });
  return () => {
    for (const type of types) document.removeEventListener(type, onEvent);
  };
};
