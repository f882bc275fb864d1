/** No effects: the machine is wired as it is. */
export { announcementMachine as announcement } from '../../machines/announcement/announcementMachine.ts';
