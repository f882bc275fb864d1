export { gigTabsMachine as gigTabs } from '../../machines/gigTabs/gigTabsMachine.ts';
