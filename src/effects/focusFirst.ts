import { keepInSight } from './scrollPage.ts';

/** Focuses the first of the elements with these ids that is there and can be seen, and brings it into sight. */
export const focusFirst = (...ids: readonly string[]): void => {
  for (const id of ids) {
    const element = document.getElementById(id);
    element?.focus({ preventScroll: true });
    if (!element || document.activeElement !== element) continue;
    keepInSight(id);
    return;
  }
};
