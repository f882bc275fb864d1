import { maxRetries, pauseBefore } from '../../machines/resource/resourceRules.ts';

/** The app itself, tried again as all loads are (F20); without it the page works as without JavaScript. */
const loadApp = (retry = 1): void =>
  void import('./main.tsx').catch(() => {
    if (retry <= maxRetries) setTimeout(loadApp, pauseBefore(retry), retry + 1);
  });

/**
 * The page's one script: it lets the page be painted first, then fetches the app. What the page's own
 * view needs is fetched beside it, as the prerendered `data-preload` lists it.
 */
const start = (): void => {
  for (const href of document.getElementById('root')?.dataset.preload?.split(' ') ?? []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  loadApp();
};

/** As soon as the whole document is here: the script itself may come earlier. */
const startWhenParsed = (): void => {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start, { once: true });
  else start();
};

const isPainted = (): boolean => performance.getEntriesByType('paint').length > 0;

/** A page in the background is not painted, and some browsers do not tell: then after this many milliseconds. */
const paintTimeoutMs = 3_000;

// In development the page comes empty, and nothing would ever be painted.
if (process.env.NODE_ENV !== 'production' || isPainted() || typeof PerformanceObserver === 'undefined')
  startWhenParsed();
else {
  let isStarted = false;
  const startOnce = () => {
    if (isStarted) return;
    isStarted = true;
    observer.disconnect();
    startWhenParsed();
  };
  const observer = new PerformanceObserver(startOnce);
  observer.observe({ type: 'paint', buffered: true });
  setTimeout(startOnce, document.visibilityState === 'hidden' ? 0 : paintTimeoutMs);
}
