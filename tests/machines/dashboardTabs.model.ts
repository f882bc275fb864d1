import { dashboardTabsMachine } from '../../machines/dashboardTabsMachine.ts';
import type { Model } from '../paths/model.ts';

export const dashboardTabsModel = { machine: dashboardTabsMachine, events: {} } satisfies Model<
  typeof dashboardTabsMachine
>;
