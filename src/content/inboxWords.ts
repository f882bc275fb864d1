import type { ContactField } from '../../machines/contactSubmission/contactSubmissionFields.ts';
import type { OrderEventType } from '../../machines/order/orderEvents.ts';
import type { OrderState } from '../../machines/order/orderRules.ts';
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

export const orderInboxWords: {
  readonly states: Readonly<Record<OrderState, string>>;
  readonly turns: Readonly<Record<'visitor' | 'owner', string>>;
  readonly parties: Readonly<Record<'visitor' | 'owner' | 'clock', string>>;
  readonly acts: Readonly<Record<OrderEventType, string>>;
} = {
  states: {
    received: 'new',
    read: 'read',
    offered: 'offered',
    declined: 'declined',
    expired: 'offer expired',
    agreed: 'agreed',
    changing: 'change offered',
    delivered: 'delivered',
    approved: 'approved',
    inDispute: 'in dispute',
    settling: 'settlement offered',
    withdrawn: 'withdrawn',
    closed: 'closed',
  },
  turns: { visitor: 'theirs', owner: 'yours' },
  parties: { visitor: 'visitor', owner: 'you', clock: 'clock' },
  acts: {
    'request.read': 'read the request',
    'request.withdraw': 'withdrew the request',
    'request.decline': 'declined the request',
    'offer.make': 'made an offer',
    'offer.agree': 'agreed to the offer',
    'offer.decline': 'declined the offer',
    'offer.expired': 'let the offer expire',
    'work.deliver': 'delivered the work',
    'work.approve': 'approved the work',
    'work.return': 'asked for changes',
    'dispute.open': 'opened a dispute',
    'dispute.decide': 'decided the dispute',
    'order.close': 'closed the order',
    'message.write': 'wrote',
    'file.add': 'added a file',
  },
};
