import { loadTimeout, maxRetries, pauseBefore } from '../../machines/resource/resourceRules.ts';
import { loading } from '../content/loading.ts';
import { answerEarlyPresses, endEarlyPresses } from '../effects/answerEarlyPresses.ts';
import { holdSubmit, submitNatively } from '../effects/heldSubmit.ts';
import { showLateFaces } from '../effects/showLateFaces.ts';

const requestForm = 'request-form';
holdSubmit(`#${requestForm}`);
answerEarlyPresses('request', loading);

/** Retries as all loads do (F20). Without the app, the page works as it does without JavaScript. */
const loadApp = (retry = 1): void => {
  // If the app arrives later than that, it takes over nevertheless.
  const timeout = setTimeout(submitNatively, loadTimeout, requestForm);
  import('./main.tsx')
    .then(({ startApp }) => startApp())
    .catch(() => {
      if (retry <= maxRetries) setTimeout(loadApp, pauseBefore(retry), retry + 1);
      else {
        submitNatively(requestForm);
        endEarlyPresses();
      }
    })
    .finally(() => clearTimeout(timeout));
};

const start = (): void => {
  // Without them, headings keep their fallback. In a task of its own, because it does a layout.
  setTimeout(() => showLateFaces().catch(() => {}));
  for (const href of document.getElementById('root')?.dataset.preload?.split(' ') ?? []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  loadApp();
};

/** This script is async and may run before the document is parsed. */
const startWhenParsed = (): void => {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start, { once: true });
  else start();
};

const isPainted = (): boolean => performance.getEntriesByType('paint').length > 0;

const paintTimeoutMs = 3_000;

// In development the document is empty, so nothing would be painted before the app is loaded.
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
