import type { Model } from '../../tests/paths/index.ts';
import { gigTabsMachine } from './gigTabsMachine.ts';

export const gigTabsModel = { machine: gigTabsMachine, events: {} } satisfies Model<typeof gigTabsMachine>;
