import { nextTask } from '../../effects/nextTask.ts';

/** Resolves with the milliseconds until the old page is captured; the caller must change the page at once then. */
export const startViewTransition = (signal: AbortSignal): Promise<number> =>
  new Promise((resolve) => {
    const startedAt = performance.now();
    const transition = document.startViewTransition(() => {
      resolve(performance.now() - startedAt);
      return nextTask();
    });
    signal.addEventListener('abort', () => transition.skipTransition(), { once: true });
    // It rejects when the transition is skipped; the page is changed all the same.
    transition.ready.catch(() => {});
  });
