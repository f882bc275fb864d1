import type { Model } from '../../tests/paths/index.ts';
import { serviceDetailMachine } from './serviceDetailMachine.ts';

/** Two services, and hashes on either side of every border: known, unknown, a key of every object, none of ours. */
export const serviceDetailModel = {
  machine: serviceDetailMachine,
  events: {
    'service.open': [{ service: 'content-editing' }, { service: 'not-sure' }],
    'address.changed': [
      { hash: '#learn-content-editing' },
      { hash: '#learn-not-sure' },
      { hash: '#learn-constructor' },
      { hash: '#pricing' },
    ],
  },
} satisfies Model<typeof serviceDetailMachine>;
