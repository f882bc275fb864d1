import type { Model } from '../../tests/paths/index.ts';
import { firstService, lastService } from '../../tests/worlds/services.ts';
import { earlyPressMachine } from './earlyPressMachine.ts';

/** Presses on two services’ cards and on two forms. */
export const earlyPressModel = {
  machine: earlyPressMachine,
  events: {
    'opener.press': [{ id: `service-card-${firstService}` }, { id: `service-card-${lastService}` }],
    'form.press': [{ id: 'request-form' }, { id: 'another-form' }],
  },
} satisfies Model<typeof earlyPressMachine>;

/** Pages have one such form, and nobody is quicker than the next task. */
export const earlyPressPageModel = {
  ...earlyPressModel,
  events: { ...earlyPressModel.events, 'form.press': [{ id: 'request-form' }] },
  possible: (snapshot) => !snapshot.matches('replacing'),
} satisfies Model<typeof earlyPressMachine>;

/** The gallery shows pages whose code is there. */
export const stage = null;
