import type { AnnouncementParts } from './contactAnnouncement.ts';
import { contactPageScript } from './contactPage.script.ts';
import type { PageScript } from './sitePage.world.ts';

export const contactAnnouncementScript: PageScript<AnnouncementParts> = {
  ...contactPageScript,
  drive: {
    ...contactPageScript.drive,
    announcement: () => Promise.reject(new Error('only its pause is an input')),
  },
  targets: ({ from: { at }, to, messages }) => {
    const isKind = (kind: RegExp) => messages.some(({ type }) => kind.test(type));
    if (at.page.announced === '' && !at.parts.announcement?.isTimed) return isKind(/^message\.typed$/);
    return isKind(/^(message|note)\./) || at.page.path !== to.at.page.path;
  },
  announces: ({ page, parts: { contactSubmission } }) => [
    ...(contactSubmission?.isSent ? ['Message sent successfully! Redirecting...'] : []),
    ...(page.announced === '' ? [] : [page.announced]),
  ],
};
