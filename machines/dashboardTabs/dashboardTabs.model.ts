import type { Model } from '../../tests/paths/index.ts';
import { dashboardTabsMachine } from './dashboardTabsMachine.ts';

export const dashboardTabsModel = {
  machine: dashboardTabsMachine,
  events: {
    'address.changed': [
      { hash: '#tab-gigs' },
      { hash: '#tab-analytics' },
      { hash: '#tab-messages' },
      { hash: '#tab-orders' },
      { hash: '#tab-constructor' },
      { hash: '#main' },
      { hash: '' },
    ],
  },
} satisfies Model<typeof dashboardTabsMachine>;
