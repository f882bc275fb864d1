import { moveFocus } from './moveFocus.ts';

/** Hands the focus on to an element's parent, if it is within the element: for what is about to go. */
export const moveFocusToParent = (element: HTMLElement): void => {
  if (element.contains(document.activeElement) && element.parentElement) moveFocus(element.parentElement);
};
