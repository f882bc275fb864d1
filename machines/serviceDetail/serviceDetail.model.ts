import type { Model } from '../../tests/paths/index.ts';
import { firstService } from '../../tests/worlds/services.ts';
import { serviceDetailMachine } from './serviceDetailMachine.ts';

/** For the actor: two services, and a hash of each kind: known, a key of every object, none of a service. */
export const serviceDetailActorModel = {
  machine: serviceDetailMachine,
  events: {
    'service.open': [{ service: firstService }, { service: 'not-sure' }],
    'address.changed': [
      { hash: `#learn-${firstService}` },
      { hash: '#learn-not-sure' },
      { hash: '#learn-constructor' },
      { hash: '#pricing' },
    ],
  },
} satisfies Model<typeof serviceDetailMachine>;

/** For the view and the browser: while the details close, a visitor can do nothing else. */
export const serviceDetailModel = {
  ...serviceDetailActorModel,
  possible: (snapshot, { type }) =>
    (type === 'details.closed') === snapshot.matches({ closed: 'requesting' }),
} satisfies Model<typeof serviceDetailMachine>;
