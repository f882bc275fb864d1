export { announcementMachine as announcement } from '../../machines/announcement/announcementMachine.ts';
