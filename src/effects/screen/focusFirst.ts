import { keepInSight } from './scrollPage.ts';

export const focusFirst = (...ids: readonly string[]): void => {
  for (const id of ids) {
    const element = document.getElementById(id);
    element?.focus({ preventScroll: true });
    if (!element || document.activeElement !== element) continue;
    keepInSight(id);
    return;
  }
};
