import { fromPromise } from 'xstate';
import { pagesMachine } from '../../../machines/pages/pagesMachine.ts';
import { whenIdle } from '../../effects/screen/whenIdle.ts';

export const pages = pagesMachine.provide({
  actors: {
    waitUntilIdle: fromPromise<void, undefined>(
      ({ signal }) =>
        new Promise((resolve) => signal.addEventListener('abort', whenIdle(resolve), { once: true })),
    ),
  },
});
