import { labels } from '../../../machines/contactSubmission/contactSubmission.script.ts';
import type { FilledField } from '../../../machines/contactSubmission/contactSubmissionFields.ts';
import { drafts } from './contactForm.ts';
import type { ContactParts } from './contactPage.ts';
import type { PageScript } from './sitePage.world.ts';

export const contactPageScript: PageScript<ContactParts> = {
  drive: {
    contactSubmission: (ui, event) => {
      if (event.type === 'message.submit') return ui.press('Send message');
      const { field, value } = event as unknown as FilledField;
      return typeof value === 'boolean' ? ui.check(labels[field], value) : ui.fill(labels[field], value);
    },
  },
  settle: {
    'sendMessage succeeds': (ui) => ui.world.answerMessage(200),
    'sendMessage fails': (ui) => ui.world.answerMessage(500),
  },
  dialogs: {},
  shows: ({ parts: { contactSubmission } }) => {
    const fields = contactSubmission && drafts[contactSubmission.level]?.fields;
    if (!fields) return {};
    const { name, email, subject, message } = fields;
    return {
      'contact-name': name,
      'contact-email': email,
      'contact-subject': subject,
      'contact-message': message,
    };
  },
};
