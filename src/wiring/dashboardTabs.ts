import { dashboardTabsMachine } from '../../machines/dashboardTabs/dashboardTabsMachine.ts';
import { choiceActions } from './choice.ts';

export const dashboardTabs = dashboardTabsMachine.provide({ actions: choiceActions });
