import { followScroll, isScrolledPast } from '../effects/followScroll.ts';
import { moveFocus } from '../effects/moveFocus.ts';

/** Whether the page is scrolled past the top bar's threshold (F2), for `useSyncExternalStore`. */
export const scrolled = {
  subscribe: followScroll,
  read: () => isScrolledPast(10),
  readOnServer: () => false,
};

/** Calls back once the browser has nothing more urgent to do. */
export { whenIdle } from '../effects/whenIdle.ts';

/** Focuses the element with an id, without scrolling; nothing where there is none. */
export const focusById = (id: string): void => {
  const element = document.getElementById(id);
  if (element) moveFocus(element);
};

/** Focuses the first of the elements with these ids that can be seen, and brings it into sight. */
export { focusFirst } from '../effects/focusFirst.ts';
/** Tells when a visitor comes to an element that has a hint. */
export { followHints } from '../effects/followHints.ts';
/** Keeps one of the details of a name open, and all of them on paper. */
export { keepOneOpen } from '../effects/keepOneOpen.ts';
/** For what is about to go: hands the focus on to its parent, if it is within. */
export { moveFocusToParent } from '../effects/moveFocusToParent.ts';
/** Scrolls no further than it takes to see the element with an id. */
export { keepInSight } from '../effects/scrollPage.ts';

/** Loads the page anew. */
export const reload = (): void => location.reload();

/** Opens the print dialog (F17, H7). */
export { printPage } from '../effects/printPage.ts';
