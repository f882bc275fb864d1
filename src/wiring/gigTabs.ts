/** No effects: the machine is wired as it is. */
export { gigTabsMachine as gigTabs } from '../../machines/gigTabs/gigTabsMachine.ts';
