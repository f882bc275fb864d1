import { navigationMachine } from '../../machines/navigationMachine.ts';
import type { Address } from '../../machines/navigationRules.ts';
import type { Model } from '../paths/model.ts';

const at = (path: string, hash = ''): Address => ({ path, search: '', hash });

/** Addresses on either side of every border: another page, the same page, a target, a view, a hash that is no text. */
export const navigationModel = {
  machine: navigationMachine,
  inputs: [{ address: at('/') }, { address: at('/', '#pricing') }, { address: at('/', '#learn-not-sure') }],
  events: {
    'link.followed': [
      { address: at('/faq') },
      { address: at('/') },
      { address: at('/', '#pricing') },
      { address: at('/', '#learn-not-sure') },
      { address: at('/contact/thanks'), replace: true },
      { address: at('/contact'), handover: 'Press inquiry' },
    ],
    'history.traversed': [
      { address: at('/faq'), scroll: 120 },
      { address: at('/', '#pricing'), scroll: 0 },
    ],
  },
  outcomes: {
    loadView: { loads: { output: undefined }, fails: { error: new Error('The chunk is gone') } },
    findTarget: { appears: { output: undefined } },
  },
} satisfies Model<typeof navigationMachine>;
