import { followScroll, isScrolledPast } from '../effects/followScroll.ts';
import { moveFocus } from '../effects/moveFocus.ts';

/** Whether the page is scrolled past the top bar's threshold (specification section 9), for `useSyncExternalStore`. */
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

/** Loads the page anew. */
export const reload = (): void => location.reload();
