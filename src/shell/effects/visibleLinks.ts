import { savesData } from '../../effects/savesData.ts';
import { isInternal } from './followLinks.ts';

interface LinksWatcher {
  readonly onChanged: () => void;
  readonly onActed: () => void;
}

export interface VisibleLinks {
  /** None to their own page, and none for a visitor who saves data. Returns a function that ends the watch. */
  readonly watch: (watcher: LinksWatcher) => () => void;
  /** The path of the link in view that is nearest to the mouse, else to the middle of the screen. Each is returned once. */
  readonly takeNearest: () => string | null;
}

const acts = ['pointermove', 'pointerdown', 'wheel', 'scroll', 'keydown'] as const;

/** Squared, in CSS pixels, to the nearest point of the link's box. */
const distance = (link: Element, [x, y]: readonly [number, number]): number => {
  const { left, right, top, bottom } = link.getBoundingClientRect();
  return Math.max(left - x, x - right, 0) ** 2 + Math.max(top - y, y - bottom, 0) ** 2;
};

export const createVisibleLinks = (): VisibleLinks => {
  const links = new Set<HTMLAnchorElement>();
  const taken = new Set<string>();
  let mouse: readonly [number, number] | undefined;

  const observe = (onChanged: () => void): IntersectionObserver => {
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries)
        links[isIntersecting ? 'add' : 'delete'](target as HTMLAnchorElement);
      onChanged();
    });
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]'))
      if (isInternal(link) && link.pathname !== location.pathname) observer.observe(link);
    return observer;
  };
  const followMouse = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') mouse = [event.clientX, event.clientY];
  };
  return {
    watch: ({ onChanged, onActed }) => {
      if (savesData() || typeof IntersectionObserver === 'undefined') return () => {};
      const watching = new AbortController();
      const still = new AbortController();
      const onAct = () => {
        still.abort();
        onActed();
      };
      addEventListener('pointermove', followMouse, { passive: true, signal: watching.signal });
      for (const act of acts) addEventListener(act, onAct, { passive: true, signal: still.signal });
      // In a task of its own, so that a page that has just arrived is painted first.
      const timer = setTimeout(() => {
        const observer = observe(onChanged);
        watching.signal.addEventListener('abort', () => observer.disconnect());
      });
      return () => {
        clearTimeout(timer);
        watching.abort();
        still.abort();
      };
    },
    takeNearest: () => {
      const at = mouse ?? [innerWidth / 2, innerHeight / 2];
      const [nearest] = [...links]
        .filter(({ pathname }) => !taken.has(pathname))
        .map((link) => ({ link, squared: distance(link, at) }))
        .sort((one, other) => one.squared - other.squared);
      if (!nearest) return null;
      taken.add(nearest.link.pathname);
      return nearest.link.pathname;
    },
  };
};
