import { fromPromise } from 'xstate';
import { pagesMachine } from '../../../machines/pages/pagesMachine.ts';
import { untilIdle } from '../effects/untilIdle.ts';

export const pages = pagesMachine.provide({
  actors: { waitUntilIdle: fromPromise<void, undefined>(untilIdle) },
});
