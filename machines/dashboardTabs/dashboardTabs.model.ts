import type { Model } from '../../tests/paths/index.ts';
import { dashboardTabsMachine } from './dashboardTabsMachine.ts';

export const dashboardTabsModel = { machine: dashboardTabsMachine, events: {} } satisfies Model<
  typeof dashboardTabsMachine
>;
