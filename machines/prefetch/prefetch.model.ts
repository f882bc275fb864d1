import type { Model } from '../../tests/paths/index.ts';
import { prefetchMachine } from './prefetchMachine.ts';

/** Links that come and go, a visitor who moves or does not, and pages that arrive one by one. */
export const prefetchModel = {
  machine: prefetchMachine,
  events: {},
  possible: ({ context }, { type }) => type !== 'page.prefetched' || context.running > 0,
  outcomes: {
    waitUntilIdle: { idle: { output: undefined } },
    findNearest: { finds: { output: '/faq' }, 'finds none': { output: null } },
  },
} satisfies Model<typeof prefetchMachine>;

/** The gallery shows no page: what is fetched ahead is not visible. */
export const stage = null;
