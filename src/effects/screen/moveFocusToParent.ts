import { moveFocus } from './moveFocus.ts';

/** Call it before an element that may contain the focus is removed. */
export const moveFocusToParent = (element: HTMLElement): void => {
  if (element.contains(document.activeElement) && element.parentElement) moveFocus(element.parentElement);
};
