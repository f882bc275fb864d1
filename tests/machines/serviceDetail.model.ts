import { serviceDetailMachine } from '../../machines/serviceDetailMachine.ts';
import type { Model } from '../paths/model.ts';

/** Two services, and hashes on either side of every border: known, unknown, a key of every object, none of ours. */
export const serviceDetailModel = {
  machine: serviceDetailMachine,
  events: {
    'service.open': [{ service: 'content-editing' }, { service: 'not-sure' }],
    // Listed, so that a machine that no longer hears it is asked all the same.
    'service.close': [{}],
    'address.changed': [
      { hash: '#learn-content-editing' },
      { hash: '#learn-not-sure' },
      { hash: '#learn-constructor' },
      { hash: '#pricing' },
    ],
  },
} satisfies Model<typeof serviceDetailMachine>;
