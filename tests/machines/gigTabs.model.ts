import { gigTabsMachine } from '../../machines/gigTabsMachine.ts';
import type { Model } from '../paths/model.ts';

export const gigTabsModel = { machine: gigTabsMachine, events: {} } satisfies Model<typeof gigTabsMachine>;
