import { isOurs } from './followLinks.ts';
import { whenIdle } from './whenIdle.ts';

/** For how many milliseconds nothing has come into sight or left it, when a visitor is taken to read. */
const settleMs = 300;

/** Where more pages than this are linked to in sight, as in a footer, sight tells nothing of what comes next. */
const maxPages = 6;

/** Whether the visitor asks for few bytes, or has a line for few. Only some browsers tell. */
const isSparing = (): boolean => {
  const { connection } = navigator as {
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
};

/**
 * Calls `prepare` for the other pages of this site whose links are in sight while a visitor reads, once the browser
 * is idle; of the links that are in the document now, and if they are few. Never where bytes are dear. Returns a
 * function that stops.
 */
export const observeVisibleLinks = (prepare: (url: URL) => void): (() => void) => {
  if (isSparing() || typeof IntersectionObserver === 'undefined') return () => {};
  const inSight = new Set<HTMLAnchorElement>();
  let callOff = () => {};
  const prepareFew = () => {
    const pages = new Map([...inSight].map((link) => [link.pathname, new URL(link.href)]));
    if (pages.size <= maxPages) for (const url of pages.values()) prepare(url);
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) inSight.add(target as HTMLAnchorElement);
      else inSight.delete(target as HTMLAnchorElement);
    }
    callOff();
    const timer = setTimeout(() => {
      callOff = whenIdle(prepareFew);
    }, settleMs);
    callOff = () => clearTimeout(timer);
  });
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]'))
    if (isOurs(link) && link.pathname !== location.pathname) observer.observe(link);
  return () => {
    callOff();
    observer.disconnect();
  };
};
