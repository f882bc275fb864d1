import type { Model } from '../../tests/paths/index.ts';
import { serviceDetailMachine } from './serviceDetailMachine.ts';

/** The details as the actor meets them. Two services, and hashes on either side of every border: known, unknown, a key of every object, none of ours. */
export const serviceDetailActorModel = {
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

/** As a visitor meets them: while the details fade, there is nothing else to do. */
export const serviceDetailModel = {
  ...serviceDetailActorModel,
  possible: (snapshot, { type }) => (type === 'details.faded') === snapshot.matches({ closed: 'requesting' }),
} satisfies Model<typeof serviceDetailMachine>;
