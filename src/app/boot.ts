import {
  appStartChart,
  appStartContext,
  appStartDelays,
  canRetry,
  countRetry,
} from '../../machines/appStart/appStartChart.ts';
import { loading } from '../content/loading.ts';
import { showLateFaces } from '../effects/showLateFaces.ts';
import { answerEarlyPresses } from '../shell/early/earlyPresses.ts';
import { interpret } from '../shell/early/interpret.ts';
import { onceWanted } from '../shell/early/onceWanted.ts';

const presses = answerEarlyPresses('request', 'request-form', loading);

const { wanted, whenPainted } = onceWanted();

const start = interpret(appStartChart, appStartContext, {
  ...appStartDelays,
  canRetry,
  countRetry,
  /** This script is async and may run before the document is parsed. */
  watchParsing: () => {
    const report = () => start.send({ type: 'document.parsed' });
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', report);
    else report();
  },
  // In a task of its own, because it causes a layout.
  showFaces: () => void setTimeout(() => showLateFaces().catch(() => {})),
  watchVisitor: () => {
    whenPainted();
    wanted.then(() => start.send({ type: 'app.wanted' }));
  },
  preload: () => {
    for (const href of document.getElementById('root')?.dataset.preload?.split(' ') ?? []) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
    }
  },
  loadApp: () => {
    import('./main.tsx')
      .then(({ startApp }) => startApp(presses))
      .then(
        () => start.send({ type: 'app.started' }),
        (error) => {
          if (process.env.NODE_ENV !== 'production') reportError(error);
          start.send({ type: 'app.failed' });
        },
      );
  },
  reportMissing: () => void presses.send({ type: 'code.missing' }),
});

const reportPaint = () => start.send({ type: 'page.painted' });

// Nothing is painted in a background tab, nor in development, where the document is empty before the app.
if (
  process.env.NODE_ENV !== 'production' ||
  document.visibilityState === 'hidden' ||
  performance.getEntriesByType('paint').length > 0 ||
  typeof PerformanceObserver === 'undefined'
)
  reportPaint();
else
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    reportPaint();
  }).observe({ type: 'paint', buffered: true });
