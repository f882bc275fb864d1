import type { PageLaws } from '../../paths/compose.ts';
import type { AnnouncementParts } from './contactAnnouncement.ts';
import { noteAt } from './contactForm.ts';
import { contactPageLaws } from './contactPage.laws.ts';
import type { SitePage } from './sitePage.ts';

export const contactAnnouncementLaws: PageLaws<AnnouncementParts, SitePage> = {
  ...(contactPageLaws as PageLaws<AnnouncementParts, SitePage>),
  'what is announced is the note about the message that the form holds now': ({ after: { page, parts } }) =>
    page.announced === '' || page.announced === noteAt(parts.contactSubmission?.level ?? 0),
  'nothing is announced of a form that is gone, or of a message that is sent': ({ after: { page, parts } }) =>
    page.announced === '' || (parts.contactSubmission !== null && !parts.contactSubmission.isSent),
  'what was typed is announced after a pause, whatever else the visitor does': ({
    before,
    part,
    after,
    messages,
  }) => {
    const { announcement, contactSubmission } = after.parts;
    const typed = messages.find(({ type }) => type === 'message.typed') as { note?: string } | undefined;
    if (!announcement || !contactSubmission || !before.parts.announcement) return true;
    if (typed) return announcement.note === typed.note && announcement.isTimed === (typed.note !== '');
    if (messages.some(({ type }) => type === 'message.replaced')) return announcement.note === '';
    if (part !== 'announcement')
      return JSON.stringify(announcement) === JSON.stringify(before.parts.announcement);
    return after.page.announced === announcement.note;
  },
  'only a pause announces anything': ({ before, part, input, after: { page } }) =>
    page.announced === '' ||
    page.announced === before.page.announced ||
    (part === 'announcement' && input === 'time'),
};
