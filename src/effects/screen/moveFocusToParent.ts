import { moveFocus } from './moveFocus.ts';

/** Call it before removing an element that may contain the focus. */
export const moveFocusToParent = (element: HTMLElement): void => {
  if (element.contains(document.activeElement) && element.parentElement) moveFocus(element.parentElement);
};
