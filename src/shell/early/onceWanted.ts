import { savesData } from '../../effects/savesData.ts';
import { whenIdle } from '../../effects/screen/whenIdle.ts';
import { getSiteItem } from '../../effects/siteStorage.ts';
import { getTabItem } from '../../effects/tabStorage.ts';

/** What a visitor does on a page, and what another tab does to what both share. */
const acts = [
  'pointerdown',
  'touchstart',
  'click',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'hashchange',
  'storage',
] as const;

const hasStored = (): boolean =>
  (getTabItem('draft.request') ?? getTabItem('draft.contact') ?? getSiteItem('selectedRegion')) !== null;

/** The address, the history or storage has something that only the app can show, or the visitor came here first. */
const isWantedAtOnce = (): boolean => {
  const root = document.getElementById('root')?.dataset;
  return (
    root?.document !== location.pathname ||
    root.live !== undefined ||
    location.search + location.hash !== '' ||
    history.state !== null ||
    scrollY > 0 ||
    document.activeElement !== document.body ||
    hasStored()
  );
};

/** A mouse moves before it presses anything, so the app is wanted soon. */
const hasMouse = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(hover:hover) and (min-width:48em)').matches;

/**
 * Resolves once the page needs its app: at once, or with the first thing that the visitor does (decision B53). To be
 * called before the first paint; `whenPainted` then waits no longer than until the browser is idle, if there is a mouse.
 */
export const onceWanted = (): { readonly wanted: Promise<void>; readonly whenPainted: () => void } => {
  let whenPainted = () => {};
  const wanted = new Promise<void>((resolve) => {
    const watching = new AbortController();
    const report = () => {
      watching.abort();
      // What is below the first screen is laid out from now on (`globalStyles`).
      document.getElementById('root')?.setAttribute('data-wanted', '');
      resolve();
    };
    const options = { capture: true, passive: true, signal: watching.signal };
    for (const act of acts) addEventListener(act, report, options);
    let resting: string | undefined;
    const onMove = ({ screenX, screenY }: PointerEvent) => {
      const place = [screenX, screenY].join();
      // A browser reports a pointer that rests where the page appears.
      resting ??= place;
      if (place !== resting) report();
    };
    addEventListener('pointermove', onMove, options);
    whenPainted = () => {
      if (hasMouse() && !savesData()) whenIdle(report);
    };
    const reportAtOnce = () => {
      if (isWantedAtOnce()) report();
    };
    // The script may run before the document is parsed.
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', reportAtOnce, { once: true });
    else reportAtOnce();
  });
  return { wanted, whenPainted };
};
