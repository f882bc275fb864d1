import type { Model } from '../../tests/paths/index.ts';
import { apiDocsTabsMachine } from './apiDocsTabsMachine.ts';

export const apiDocsTabsModel = {
  machine: apiDocsTabsMachine,
  events: {
    'address.changed': [
      { hash: '#tab-authentication' },
      { hash: '#tab-examples' },
      { hash: '#tab-endpoints' },
      { hash: '#tab-constructor' },
      { hash: '#main' },
      { hash: '' },
    ],
  },
} satisfies Model<typeof apiDocsTabsMachine>;
