import { prefersLessMotion } from './prefersLessMotion.ts';

/** Resolves in a task of its own: after everything that the present one leads to, React's update included. */
const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/** Milliseconds that a visitor may wait for the old page's picture. */
const patience = 40;
/** A device that once needed longer is not asked again. */
let isQuick = true;

/**
 * Lets the browser lead the eye from the page that is shown to the next one. Resolves once it has the old page's
 * picture, a frame later: what is changed then, at once, is what it leads to. The next page is not kept waiting: after
 * 40 ms it comes without, and so does every later one. Resolves immediately where the browser has no view transitions (CSS View Transitions Level
 * 1), where motion is unwelcome, and where nobody looks.
 */
export const startViewTransition = (): Promise<void> =>
  new Promise((resolve) => {
    if (!('startViewTransition' in document) || document.hidden || prefersLessMotion() || !isQuick)
      return resolve();
    const begun = performance.now();
    const transition = document.startViewTransition(() => {
      clearTimeout(late);
      isQuick = performance.now() - begun < patience;
      resolve();
      return nextTask();
    });
    const late = setTimeout(() => {
      transition.skipTransition();
      resolve();
    }, patience);
    // Skipped, by another transition for one: the page is changed all the same.
    transition.ready.catch(() => {});
  });
