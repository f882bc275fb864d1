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

/** Milliseconds in which a quick device shows a page: a frame. */
const frameMs = 16;
/** Milliseconds that a visitor may wait for the old page's picture. */
const timeoutMs = 40;
/** Learnt from the first page that is shown; what is slow stays so. */
let device: 'unknown' | 'quick' | 'slow' = 'unknown';

const learn = async (): Promise<void> => {
  const begun = performance.now();
  await nextTask();
  device = performance.now() - begun <= frameMs ? 'quick' : 'slow';
};

/**
 * Lets the browser lead the eye from the page that is shown to the next one. Resolves once it has the old page's
 * picture, a frame later: what is changed then, at once, is what it leads to. A transition costs a style calculation
 * of the whole page and two frames, so the next page is not kept waiting: the first one comes without, and only where
 * it took no longer than a frame do later ones come with; after 40 ms they come without, too, and so does every one
 * after that. Resolves immediately where the browser has no view transitions (CSS View Transitions Level 1), where
 * motion is unwelcome, and where nobody looks.
 */
export const startViewTransition = (): Promise<void> =>
  new Promise((resolve) => {
    if (!('startViewTransition' in document) || document.hidden || prefersLessMotion()) return resolve();
    if (device === 'unknown') void learn();
    if (device !== 'quick') return resolve();
    const begun = performance.now();
    const transition = document.startViewTransition(() => {
      clearTimeout(late);
      if (performance.now() - begun >= timeoutMs) device = 'slow';
      resolve();
      return nextTask();
    });
    const late = setTimeout(() => {
      transition.skipTransition();
      resolve();
    }, timeoutMs);
    // Skipped, by another transition for one: the page is changed all the same.
    transition.ready.catch(() => {});
  });
