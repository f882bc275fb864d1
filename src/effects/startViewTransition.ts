import { nextTask } from './nextTask.ts';

/**
 * Lets the browser lead the eye from the page that is shown to the next one (CSS View Transitions Level 1). Resolves
 * with the milliseconds it took to have the old page's picture: what is changed then, at once, is what it leads to.
 * Rejects where the document is in no state for it. `signal` skips the transition.
 */
export const startViewTransition = (signal: AbortSignal): Promise<number> =>
  new Promise((resolve) => {
    const begun = performance.now();
    const transition = document.startViewTransition(() => {
      resolve(performance.now() - begun);
      return nextTask();
    });
    signal.addEventListener('abort', () => transition.skipTransition(), { once: true });
    // Skipped, by another transition for one: the page is changed all the same.
    transition.ready.catch(() => {});
  });
