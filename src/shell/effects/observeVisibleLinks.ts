import { whenIdle } from '../../effects/screen/whenIdle.ts';
import { isInternal } from './followLinks.ts';
import { savesData } from './savesData.ts';

/** No link has come into view or left it for this long: the visitor is reading. */
const settleMs = 200;

/** Enough to use the time in which the host is waited for, and little enough to leave room for the followed link. */
const maxAtOnce = 3;

/** Until the visitor has moved, nothing says that any link will be followed. */
const maxUntouched = 2;

const acts = ['pointermove', 'pointerdown', 'wheel', 'scroll', 'keydown'] as const;

/** Squared, in CSS pixels, to the nearest point of the link's box. */
const distance = (link: Element, [x, y]: readonly [number, number]): number => {
  const { left, right, top, bottom } = link.getBoundingClientRect();
  return Math.max(left - x, x - right, 0) ** 2 + Math.max(top - y, y - bottom, 0) ** 2;
};

/**
 * Prepares the pages of the links that are in the document now and in view: while the visitor reads and the browser is
 * idle, a few at a time, those nearest to the mouse or to the middle of the screen first. `prepare` never rejects. While `isBusy`, none is begun.
 */
export const observeVisibleLinks = (
  prepare: (url: URL) => Promise<unknown>,
  isBusy: () => boolean,
): (() => void) => {
  if (savesData() || typeof IntersectionObserver === 'undefined') return () => {};
  const visibleLinks = new Set<HTMLAnchorElement>();
  const begun = new Set([location.pathname]);
  let running = 0;
  let isStopped = false;
  let hasActed = false;
  let mouse: readonly [number, number] | undefined;
  let cancel = () => {};

  const nextLink = (): HTMLAnchorElement | undefined => {
    const at = mouse ?? [innerWidth / 2, innerHeight / 2];
    return [...visibleLinks]
      .filter(({ pathname }) => !begun.has(pathname))
      .map((link) => ({ link, squared: distance(link, at) }))
      .sort((one, other) => one.squared - other.squared)[0]?.link;
  };
  const preparePages = () => {
    while (!isStopped && !isBusy() && running < maxAtOnce && (hasActed || begun.size <= maxUntouched)) {
      const link = nextLink();
      if (!link) return;
      begun.add(link.pathname);
      running++;
      prepare(new URL(link.href)).then(() => {
        running--;
        preparePages();
      });
    }
  };
  const schedule = () => {
    cancel();
    const timer = setTimeout(() => {
      cancel = whenIdle(preparePages);
    }, settleMs);
    cancel = () => clearTimeout(timer);
  };
  let observer: IntersectionObserver | undefined;
  const observe = () => {
    observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) visibleLinks.add(target as HTMLAnchorElement);
        else visibleLinks.delete(target as HTMLAnchorElement);
      }
      schedule();
    });
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]'))
      if (isInternal(link) && link.pathname !== location.pathname) observer.observe(link);
  };
  const onAct = (event: Event) => {
    if (event instanceof PointerEvent && event.pointerType === 'mouse')
      mouse = [event.clientX, event.clientY];
    if (hasActed) return;
    hasActed = true;
    schedule();
  };
  for (const act of acts) addEventListener(act, onAct, { passive: true });
  // In a task of its own, so that a page that has just arrived is painted first.
  const timer = setTimeout(observe);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    cancel();
    observer?.disconnect();
    for (const act of acts) removeEventListener(act, onAct);
  };
};
