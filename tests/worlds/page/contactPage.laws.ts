import type { PageLaws } from '../../paths/compose.ts';
import { levelAfterHandover } from './contactForm.ts';
import type { WithContact } from './contactPage.ts';
import { siteLaws } from './sitePage.laws.ts';
import type { SitePage } from './sitePage.ts';

export const contactPageLaws: PageLaws<WithContact, SitePage> = {
  ...siteLaws,
  'this tab stores what the form shows, until it is sent': ({ after: { page, parts } }) =>
    parts.contactSubmission === null ||
    page.draft === (parts.contactSubmission.isSent ? 0 : parts.contactSubmission.level),
  'what was typed is there again, whatever page comes in between': ({ before, after, messages }) =>
    !messages.some(({ type }) => type === 'page.arrived') || after.page.draft >= before.page.draft,
  'answers that are handed over arrive in the form': ({ before, after, messages }) => {
    const hasArrived = messages.some(
      (message) => message.type === 'page.arrived' && (message as { handover?: unknown }).handover !== null,
    );
    // A message that is being sent, or has been, stays as it is. The request keeps its answers.
    const { contactSubmission: form } = before.parts;
    if (!hasArrived || form?.isBusy || form?.isSent || after.page.isFailed) return true;
    return after.parts.contactSubmission?.level === levelAfterHandover(before.page.draft);
  },
  'the thanks page never comes instead of the page that the visitor has asked for': ({
    before,
    part,
    after,
  }) =>
    part !== 'contactSubmission' ||
    before.parts.navigation?.isBusy !== true ||
    after.parts.navigation?.next === before.parts.navigation.next,
  'a page that cannot be loaded is told about at its address, and can be tried again': ({
    after: { page, parts },
  }) => page.isFailed === (parts.navigation?.isFailed === true),
  'a notice that is closed changes nothing else': ({ before, after, messages }) =>
    !messages.some(({ type }) => type === 'notice.closed') ||
    JSON.stringify(before.page) === JSON.stringify(after.page),
};
