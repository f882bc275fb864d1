import type { Model } from '../../tests/paths/index.ts';
import { navigationMachine } from './navigationMachine.ts';
import type { Address } from './navigationRules.ts';

const at = (path: string, hash = ''): Address => ({ path, search: '', hash });

const gone = new Error('The chunk is gone');

/** Addresses of each kind: another page, the same page, a target, a view. */
export const navigationModel = {
  machine: navigationMachine,
  inputs: [
    { address: at('/') },
    { address: at('/', '#pricing') },
    { address: at('/'), isReloaded: true },
    { address: at('/'), isBlank: true },
    { address: at('/', '#pricing'), isBlank: true, isReloaded: true },
  ],
  events: {
    'link.followed': [
      { address: at('/faq'), handover: 'Press inquiry' },
      { address: at('/', '#pricing'), handover: null },
      // A view of the current page, or of another one.
      { address: at('/', '#learn-not-sure'), handover: null },
      // A page redirects without a link, and hands nothing over.
      { address: at('/'), replace: true },
    ],
    'history.traversed': [
      { address: at('/faq'), scroll: 120, isReloaded: false },
      { address: at('/', '#pricing'), scroll: 0, isReloaded: true },
    ],
    'view.failed': [
      { error: gone, isTouched: false },
      { error: gone, isTouched: true },
    ],
  },
  // A view appears when it is new, or when React hydrates the document's.
  possible: (snapshot, event) =>
    event.type !== 'view.shown' ||
    snapshot.matches('rendering') ||
    snapshot.matches('failed') ||
    (snapshot.context.arrival.kind === 'load' && (snapshot.matches('ready') || snapshot.matches('seeking'))),
  outcomes: {
    loadView: { loads: { output: undefined }, fails: { error: gone } },
    findTarget: { appears: { output: undefined } },
    findDocument: { found: { output: undefined }, lost: { error: new Error('Offline') } },
  },
} satisfies Model<typeof navigationMachine>;

/** The same with a start at a view that has a place on its page. */
export const navigationActorModel = {
  ...navigationModel,
  inputs: [...navigationModel.inputs, { address: at('/', '#pricing-yearly') }],
} satisfies Model<typeof navigationMachine>;
