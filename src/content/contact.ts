import { config } from '../config.ts';
import { capabilities } from '../configuration/capabilities.ts';
import { briefLines, type Prompt } from './briefLines.ts';
import type { PageWords } from './page.ts';

const prompt = (name: string, line = name): Prompt => ({ name, line: `${line}: ` });

const task = Object.values(briefLines);
const team = [
  prompt('Who we are', 'Our company and team'),
  prompt('What comes up', 'The tasks that come up, and how often'),
  prompt('Who orders', 'Who would order, and who pays'),
  prompt('What you need', 'What we need: invoices, data protection, logins'),
  prompt('By when', 'When we want to start'),
];
const work = [
  prompt('Who you are', 'Who I am'),
  prompt('What you do best', 'What I do best'),
  prompt('Two pieces of work', 'Two pieces of work, and what I did in them'),
  prompt('Why here', `Why ${config.name}`),
  prompt('When you can start', 'When I can start'),
];
const press = [
  prompt('Who you write for', 'Who I write for'),
  prompt('What it is about', 'What the piece is about'),
  prompt('What you need', 'What I need from you'),
  prompt('By when', 'My deadline'),
];
const report = [
  prompt('What happened'),
  prompt('Where', 'Where it happened (page, order or profile)'),
  prompt('When', 'When it happened'),
  prompt('What you tried', 'What I have done about it'),
  prompt('What should happen', 'What I would like you to do'),
];
const sdk = [
  prompt('What you build', 'What I want to build'),
  prompt('Which calls', 'The calls that I need'),
  prompt('Versions', 'Language version and framework'),
  prompt('How much', 'How many requests a day'),
  prompt('By when', 'When I need it'),
];
const question = [
  prompt('Your question', 'My question'),
  prompt('What it is about', 'The page or order that it is about'),
  prompt('What you read', 'What I have read or tried'),
  prompt('What would help', 'What would help me'),
];

/** By a subject's beginning, up to a colon. A test asks for each that a link fills in; others are a task's. */
export const outlines = {
  Quote: task,
  'Quote request': task,
  'Free consultation': task,
  Order: task,
  'Audio task': task,
  'Video task': task,
  'Enterprise sales': team,
  'Becoming a seller': work,
  Application: work,
  'Press inquiry': press,
  'Media kit': press,
  Report: report,
  'Report a problem': report,
  Accessibility: report,
  'Infringement of rights': report,
  'JavaScript SDK': sdk,
  'Python SDK': sdk,
  'PHP SDK': sdk,
  'Ruby SDK': sdk,
  'A question': question,
  'A topic for the blog': question,
  'Terms of service': question,
  Licensing: question,
  'My data': question,
} as const satisfies Readonly<Record<string, readonly Prompt[]>>;

const subjects = [
  'questions',
  'quotes',
  ...(capabilities.press ? ['press'] : []),
  ...(capabilities.careers ? ['applications'] : []),
];

export const contact = {
  title: 'Contact',
  description: `Write to ${config.name}: ${subjects.slice(0, -1).join(', ')} and ${subjects.at(-1)}. A person reads every message and replies within 1 business day.`,
  heading: 'Contact us',
  lead: 'Tell us what is on your desk. Within 1\u00a0business\u00a0day, a person replies, not a robot.',
  form: {
    name: 'Name',
    email: 'Email',
    company: 'Company',
    subject: 'Subject',
    /** Exact wording (F10). */
    message: 'Message * (500-2000 characters)',
    messageHint: 'What you have, what you need back, and by when.',
    /** Exact wording (F10), with the limit as `10MB`. */
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
    lead: 'This site is not connected to an inbox. Please email us at',
    open: 'Open as email',
    note: 'This opens your email app, where you send the message. You can also write to',
    cut: 'Your text is too long for this link, so the email will contain only the beginning. Copy the rest from the form.',
  },
  shorter: { lead: 'Short on words?', link: 'A short request is enough' },
  counter: {
    count: '{n}/{max} characters',
    tooLong: { one: '1 character too many', other: '{n} characters too many' },
    tooShort: { one: '1 more character needed', other: '{n} more characters needed' },
  },
  problems: {
    title: 'Please check these fields',
    name: { missing: 'Enter your name.' },
    email: { missing: 'Enter your email address.', malformed: 'Enter an address like name@example.com.' },
    subject: { missing: 'Enter a subject.' },
    message: {
      missing: 'Write your message.',
      tooShort: 'The message needs at least {min} characters.',
      tooLong: 'The message can have at most {max} characters.',
    },
    consent: { missing: 'We need your agreement before we can process the message.' },
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
    /** If the endpoint says when to try again (L29). */
    paused: "We can't take more messages right now. Please try again in {pause}.",
    failureAlternative: 'Alternatively, email us directly at:',
  },
} as const satisfies PageWords & Record<string, unknown>;

export const contactStatic = {
  next: {
    heading: 'What happens next',
    steps: [
      {
        title: 'A person reads it',
        text: capabilities.uploads
          ? 'The whole message, and the file if there is one.'
          : 'The whole message, from the first line to the last.',
      },
      {
        title: 'You get a reply by email',
        text: 'For a task, it is an offer with a person, a price and a date, or a question about what is still unclear. For anything else, it is simply an answer.',
      },
      {
        title: 'You decide',
        text: 'Writing to us does not place an order and costs nothing. We use what you send to answer you, as the privacy policy says.',
      },
    ],
  },
  aside: {
    heading: 'Other ways',
    email: 'By email',
    help: 'You may find your answer in the help center.',
    helpLink: 'Open the help center',
  },
} as const;
