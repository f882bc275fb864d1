export { dashboardTabsMachine as dashboardTabs } from '../../machines/dashboardTabs/dashboardTabsMachine.ts';
