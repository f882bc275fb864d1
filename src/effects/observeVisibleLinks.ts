import { isInternal } from './followLinks.ts';
import { whenIdle } from './whenIdle.ts';

/** No link has come into view or left it for this long: the visitor is reading. */
const settleMs = 300;

/** With more links in view, as in a footer, the next page cannot be guessed. */
const maxPages = 6;

const savesData = (): boolean => {
  const { connection } = navigator as {
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
};

/**
 * Observes the links that are in the document now. Prepares pages while the visitor reads and the browser is idle.
 */
export const observeVisibleLinks = (prepare: (url: URL) => void): (() => void) => {
  if (savesData() || typeof IntersectionObserver === 'undefined') return () => {};
  const visibleLinks = new Set<HTMLAnchorElement>();
  let cancel = () => {};
  const preparePages = () => {
    const pages = new Map([...visibleLinks].map((link) => [link.pathname, new URL(link.href)]));
    if (pages.size <= maxPages) for (const url of pages.values()) prepare(url);
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) visibleLinks.add(target as HTMLAnchorElement);
      else visibleLinks.delete(target as HTMLAnchorElement);
    }
    cancel();
    const timer = setTimeout(() => {
      cancel = whenIdle(preparePages);
    }, settleMs);
    cancel = () => clearTimeout(timer);
  });
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]'))
    if (isInternal(link) && link.pathname !== location.pathname) observer.observe(link);
  return () => {
    cancel();
    observer.disconnect();
  };
};
