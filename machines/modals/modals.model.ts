import type { Model } from '../../tests/paths/index.ts';
import { modalsMachine } from './modalsMachine.ts';

/** Two dialogs, which open and close in any order: an address can open one while another is on its way out. */
export const modalsModel = {
  machine: modalsMachine,
  events: {
    'modal.show': [{ id: 'service' }, { id: 'subscription' }],
    'modal.hide': [{ id: 'service' }, { id: 'subscription' }],
  },
} satisfies Model<typeof modalsMachine>;
