import type { Model } from '../../tests/paths/index.ts';
import { gigTabsMachine } from './gigTabsMachine.ts';

export const gigTabsModel = {
  machine: gigTabsMachine,
  events: {
    'address.changed': [
      { hash: '#tab-seller' },
      { hash: '#tab-reviews' },
      { hash: '#tab-overview' },
      { hash: '#tab-constructor' },
      { hash: '#main' },
      { hash: '' },
    ],
  },
} satisfies Model<typeof gigTabsMachine>;
