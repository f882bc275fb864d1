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
  import('./main.tsx');
};

const isPainted = (): boolean => performance.getEntriesByType('paint').length > 0;

/** A page in the background is not painted, and some browsers do not tell: then after this many milliseconds. */
const patience = 3_000;

if (isPainted() || typeof PerformanceObserver === 'undefined') start();
else {
  let isStarted = false;
  const startOnce = () => {
    if (isStarted) return;
    isStarted = true;
    observer.disconnect();
    start();
  };
  const observer = new PerformanceObserver(startOnce);
  observer.observe({ type: 'paint', buffered: true });
  setTimeout(startOnce, document.visibilityState === 'hidden' ? 0 : patience);
}
