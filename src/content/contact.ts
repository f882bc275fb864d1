import type { PageWords } from './page.ts';

export const contact = {
  title: 'Contact',
  description:
    'Write to Deskhand: questions, quotes, press, applications. A person reads every message and replies within 1 business day.',
  heading: 'Contact us',
  lead: 'Tell us what is on your desk. You hear from a person, not from a robot, within 1 business day.',
  form: {
    name: 'Name',
    email: 'Email',
    company: 'Company',
    subject: 'Subject',
    /** Exact wording (F10). */
    message: 'Message * (500-2000 characters)',
    messageHint: 'What you have, what should come back, and by when.',
    attachment: 'Attachment (max {limit})',
    consentBefore: 'I agree to the processing of my data according to the ',
    consentLink: 'Privacy Policy',
    required: '*',
    optional: '(optional)',
    requiredNote: 'Fields marked * are required.',
    submit: 'Send message',
    sending: 'Sending...',
    removeAttachment: 'Remove',
    honeypot: 'Leave this field empty',
  },
  /** If no endpoint is configured (decision C14). The address follows `lead` and `note`. */
  byEmail: {
    title: 'Nothing can be sent from here',
    lead: 'This site is not connected to an inbox. Please write to us by e-mail:',
    open: 'Open as e-mail',
    note: 'This opens your e-mail program, from which you send the message. Or write to',
    cut: 'Your text is too long for this link: the e-mail will have only its beginning. Copy the rest from the form.',
  },
  counter: {
    count: '{n}/{max} characters',
    tooLong: { one: '1 character too many', other: '{n} characters too many' },
    tooShort: { one: '1 more character needed', other: '{n} more characters needed' },
  },
  problems: {
    title: 'Please check these fields',
    name: { missing: 'Enter your name.' },
    email: { missing: 'Enter your e-mail address.', malformed: 'Enter an address like name@example.com.' },
    subject: { missing: 'Enter a subject.' },
    message: {
      missing: 'Write your message.',
      tooShort: 'The message needs at least {min} characters.',
      tooLong: 'The message may have at most {max} characters.',
    },
    consent: { missing: 'Your agreement is needed before we may process the message.' },
    attachment: {
      empty: 'This file is empty, so it was not attached.',
      tooLarge: 'This file is larger than {limit}, so it was not attached.',
    },
  },
  status: {
    stillSending: 'Still sending. Please keep this page open.',
    /** Exact wording (F11). */
    success: 'Message sent successfully! Redirecting...',
    failure: 'Failed to send message. Please try again.',
    failureAlternative: 'Alternatively, email us directly at:',
  },
} as const satisfies PageWords & Record<string, unknown>;

/** The text of static views, which is sent as HTML only (`*.static.tsx`). */
export const contactStatic = {
  next: {
    heading: 'What happens next',
    steps: [
      {
        title: 'Somebody reads it',
        text: 'The whole message, and the file if there is one. No sorting machine decides who deserves an answer.',
      },
      {
        title: 'You get an answer by e-mail',
        text: 'For a task, it names a price, a date and whatever is still unclear. For anything else, it is simply an answer.',
      },
      {
        title: 'You decide',
        text: 'Writing to us orders nothing and costs nothing. What you sent is used to answer you, as the privacy policy says.',
      },
    ],
  },
  aside: {
    heading: 'Other ways',
    email: 'By e-mail',
    help: 'Many questions are answered in the help center.',
    helpLink: 'Open the help center',
  },
} as const;
