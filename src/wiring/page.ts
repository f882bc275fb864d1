import { followConnection, isOnline } from '../effects/connection.ts';
import { followScroll, isScrolledPast } from '../effects/followScroll.ts';
import { moveFocus } from '../effects/moveFocus.ts';

/** Whether the page is scrolled past the threshold of the top bar (F2). */
export const scrolled = {
  subscribe: followScroll,
  read: () => isScrolledPast(10),
  readOnServer: () => false,
};

/** Whether the browser has a connection. */
export const connection = { subscribe: followConnection, read: isOnline, readOnServer: () => true };

export { whenIdle } from '../effects/whenIdle.ts';

export const focusById = (id: string): void => {
  const element = document.getElementById(id);
  if (element) moveFocus(element);
};

/** The text of the page's first heading, or the document's title. */
export const readHeading = (): string => document.querySelector('main h1')?.textContent ?? document.title;

export { earlyPress } from '../effects/earlyPress.ts';
export { focusFirst } from '../effects/focusFirst.ts';
export { followHints } from '../effects/followHints.ts';
export { hasOpenDialog } from '../effects/hasOpenDialog.ts';
export { keepOneOpen } from '../effects/keepOneOpen.ts';
export { moveFocusToParent } from '../effects/moveFocusToParent.ts';
export { keepInSight } from '../effects/scrollPage.ts';

export const reload = (): void => location.reload();

export { printPage } from '../effects/printPage.ts';
