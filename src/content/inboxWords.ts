import type { ContactField } from '../../machines/contactSubmission/contactSubmissionFields.ts';
import type { RequestField } from '../../machines/requestWizard/requestWizardFields.ts';

interface InboxWords {
  /** The field's name in the owner's e-mail and in `inbox show`. */
  readonly heading: string;
  /** The field's name in the server's error messages. */
  readonly inError: string;
}

const person = {
  name: { heading: 'Name', inError: 'Your name' },
  email: { heading: 'Email', inError: 'Your email address' },
  company: { heading: 'Company', inError: 'Your company' },
};

export const requestInboxWords: Readonly<Record<RequestField, InboxWords>> = {
  service: { heading: 'Service', inError: 'The service' },
  description: { heading: 'Description', inError: 'The description' },
  timeframe: { heading: 'Timeframe', inError: 'The timeframe' },
  budget: { heading: 'Budget', inError: 'The budget' },
  ...person,
  agreedToPrivacy: { heading: 'Privacy', inError: 'The privacy agreement' },
};

export const campaignHeadings = {
  utm_source: 'Campaign source',
  utm_medium: 'Campaign medium',
  utm_campaign: 'Campaign name',
};

/** How the server and the owner call the contact form's fields, of which the consent is never sent (C1). */
export const contactInboxWords: Readonly<Record<Exclude<ContactField, 'consent'>, InboxWords>> = {
  ...person,
  subject: { heading: 'Subject', inError: 'The subject' },
  message: { heading: 'Message', inError: 'The message' },
};
