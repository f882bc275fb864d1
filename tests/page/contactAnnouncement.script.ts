import type { AnnouncementParts } from './contactAnnouncement.ts';
import { contactPageScript } from './contactPage.script.ts';
import type { PageScript } from './sitePage.world.ts';

export const contactAnnouncementScript: PageScript<AnnouncementParts> = {
  ...contactPageScript,
  drive: {
    ...contactPageScript.drive,
    announcement: () => Promise.reject(new Error('only its pause is an input')),
  },
  announces: ({ page, parts: { contactSubmission } }) => [
    ...(contactSubmission?.isSent ? ['Message sent successfully! Redirecting...'] : []),
    ...(page.announced === '' ? [] : [page.announced]),
  ],
};
