/** No effects: the machine is wired as it is. */
export { dashboardTabsMachine as dashboardTabs } from '../../machines/dashboardTabs/dashboardTabsMachine.ts';
