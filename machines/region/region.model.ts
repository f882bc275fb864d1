import type { Model } from '../../tests/paths/index.ts';
import { regionMachine } from './regionMachine.ts';

/** The default and two other regions. Storage may also hold nothing, or a text that is no code. */
export const regionModel = {
  machine: regionMachine,
  inputs: [{ stored: null }, { stored: 'US' }, { stored: '"us"' }],
  events: {
    'region.choose': [{ code: 'EU' }, { code: 'US' }, { code: 'JP' }],
    'storage.changed': [
      { stored: null },
      { stored: 'US' },
      { stored: 'JP' },
      { stored: 'EU' },
      { stored: ' jp' },
      { stored: '__proto__' },
    ],
  },
} satisfies Model<typeof regionMachine>;

/** The gallery shows the page with the choice. */
export const stage = '/region';
