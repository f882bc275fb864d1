import type { Model } from '../../tests/paths/index.ts';
import { pagesMachine } from './pagesMachine.ts';

const at = (path: string, hash = '') => ({ path, search: '', hash });
const faq = { address: at('/faq'), view: 'faq', hasDialog: false };
const service = { address: at('/services/b', '#form'), view: 'service', hasDialog: false };

/** Two pages of one route and two of others, with what tells whether a page was ahead and may be left later. */
export const pagesModel = {
  machine: pagesMachine,
  inputs: [{ address: at('/services/a'), view: 'service' }],
  events: {
    'page.prepared': [
      { path: '/faq', view: 'faq' },
      { path: '/contact', view: 'contact' },
      { path: '/services/b', view: 'service' },
    ],
    'page.arrived': [
      { ...faq, startsAtTop: true },
      { ...faq, startsAtTop: true, hasDialog: true },
      { ...faq, startsAtTop: false },
      { ...service, startsAtTop: true },
    ],
    'failure.arrived': [{ address: at('/faq'), view: 'faq' }],
  },
  // Each page that is rendered ahead has a key of its own: three of them show what there is to see.
  possible: ({ context: { shown, ahead } }, { type }) =>
    type !== 'page.prepared' || Math.max(shown.key, ahead?.key ?? 0) < 3,
  outcomes: { waitUntilIdle: { idle: { output: undefined } } },
} satisfies Model<typeof pagesMachine>;

/** The gallery shows no page: which page is on the screen is the navigation’s. */
export const stage = null;
