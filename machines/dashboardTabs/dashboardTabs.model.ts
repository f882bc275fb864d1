import type { Model } from '../../tests/paths/model.ts';
import { dashboardTabsMachine } from './dashboardTabsMachine.ts';

export const dashboardTabsModel = { machine: dashboardTabsMachine, events: {} } satisfies Model<
  typeof dashboardTabsMachine
>;
