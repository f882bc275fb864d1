import type { Model } from '../../tests/paths/model.ts';
import { gigTabsMachine } from './gigTabsMachine.ts';

export const gigTabsModel = { machine: gigTabsMachine, events: {} } satisfies Model<typeof gigTabsMachine>;
