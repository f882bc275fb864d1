import type { Model } from '../../tests/paths/index.ts';
import { regionMachine } from './regionMachine.ts';

/** The default and two others, and what storage may hold beside them: nothing, and what only looks like a code. */
export const regionModel = {
  machine: regionMachine,
  inputs: [{ stored: null }, { stored: 'US' }, { stored: 'us' }],
  events: {
    'region.choose': [{ code: 'EU' }, { code: 'US' }, { code: 'JP' }],
    'storage.changed': [
      { stored: null },
      { stored: 'US' },
      { stored: 'JP' },
      { stored: 'EU' },
      { stored: '__proto__' },
    ],
  },
} satisfies Model<typeof regionMachine>;

/** For the gallery: the page where it is chosen. */
export const stage = '/region';
