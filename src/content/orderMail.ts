import { facts } from './facts.ts';

/**
 * The e-mails about an order. `{thing}` is one of `things` (`things.ts`), `{reference}` its number, `{name}` the visitor's. A subject
 * has nothing that somebody typed. What somebody wrote stands between `text` and `next`.
 */
export interface StepWords {
  readonly title: string;
  readonly text: string;
  readonly next?: string;
}

const toVisitorSteps = {
  'offer.make': {
    title: 'Our offer for your {thing} {reference}',
    text: 'We have an offer for your {thing} {reference}:',
    next: 'Nothing changes and nothing is charged until you agree to it. Open the link below to agree, to decline or to ask.',
  },
  'message.write': {
    title: 'A message about your {thing} {reference}',
    text: 'We have written to you about your {thing} {reference}:',
    next: 'Open the link below to answer.',
  },
  'file.add': {
    title: 'A file for your {thing} {reference}',
    text: 'We have added a file to your {thing} {reference}:',
    next: 'Open the link below to get it.',
  },
  'work.deliver': {
    title: 'The work for your {thing} {reference} is done',
    text: 'The work for your {thing} {reference} is done.',
    next: 'Please look at it. Then open the link below to approve it, or to say what should be different.',
  },
  'request.decline': {
    title: 'We can’t take on your {thing} {reference}',
    text: 'Thank you for asking us. We are sorry that we can’t take on your {thing} {reference}.',
  },
  'dispute.open': {
    title: 'A dispute about your {thing} {reference}',
    text: 'We have opened a dispute about your {thing} {reference}:',
    next: 'Until it is decided, we can still agree. Open the link below to say how you see it.',
  },
  'dispute.decide': {
    title: 'The dispute about your {thing} {reference} is decided',
    text: 'We have decided the dispute about your {thing} {reference}:',
    next: `With this, your {thing} is closed. To have it read again by someone else, reply to this email within ${facts.secondReaderDays} days.`,
  },
  'order.close': {
    title: 'Your {thing} {reference} is closed',
    text: 'We have closed your {thing} {reference}. There is nothing left for you to do. Thank you.',
  },
} as const satisfies Readonly<Record<string, StepWords>>;

const toOwnerSteps = {
  'message.write': { title: 'a message', text: '{name} wrote about {thing} {reference}:' },
  'file.add': { title: 'a file', text: '{name} added a file to {thing} {reference}:' },
  'offer.agree': {
    title: 'agreed',
    text: '{name} agreed to your offer for {thing} {reference}:',
    next: 'Tell them how to pay. The work begins once you hold the money.',
  },
  'offer.decline': {
    title: 'offer declined',
    text: '{name} declined your offer for {thing} {reference}.',
  },
  'work.approve': { title: 'approved', text: '{name} approved the work for {thing} {reference}.' },
  'work.return': {
    title: 'changes wanted',
    text: '{name} wants the work for {thing} {reference} changed:',
  },
  'dispute.open': { title: 'a dispute', text: '{name} opened a dispute about {thing} {reference}:' },
  'request.withdraw': { title: 'withdrawn', text: '{name} withdrew {thing} {reference}.' },
} as const satisfies Readonly<Record<string, StepWords>>;

export const visitorMail = {
  greeting: 'Hello {name},',
  greetingWithoutName: 'Hello,',
  arrived: {
    title: 'Your {thing} {reference} has arrived',
    text: 'Thank you for your {thing}. It has arrived, and its number is {reference}.',
    next: {
      request: 'A person reads it and gets back to you within 1 business day, with an offer or a question.',
      contact: 'A person reads it and gets back to you within 1 business day.',
    },
    copy: 'This is what you sent:',
  },
  steps: toVisitorSteps,
  files: {
    title: 'Files for your {thing} {reference}',
    text: 'We have added these files to your {thing} {reference}:',
    next: 'Open the link below to get them.',
  },
  link: 'Your {thing}, with all that was said and sent:\n{link}\nPlease keep this link to yourself: whoever has it can read and answer as you.',
  reply: 'If anything is unclear, just reply to this email.',
  onlyShown: 'This site only shows how it works: no one works on requests made here, and nothing is charged.',
  footer:
    '{site}\n{siteUrl}\nYou get this email because someone, probably you, entered your address there. If it was not you, you need not do anything.',
} as const;

export const ownerMail = {
  /** `{step}` is the title of one of `steps`. */
  subject: { request: 'Request {reference}: {step}', contact: 'Message {reference}: {step}' },
  someone: 'Someone',
  steps: toOwnerSteps,
  turns: { visitor: 'It is the visitor’s turn.', owner: 'It is your turn.' },
  over: 'It is over: nothing more can be done.',
  desk: 'To see and answer it: {desk}',
  command: 'To see it: npm run inbox -- show {reference}',
  reply: 'A reply to this email goes to {address}, but is not kept with the {thing}.',
  noReply: 'A reply to this email would not reach the visitor.',
  onlyShown: 'This site only shows how it works, and the visitor was told so.',
} as const;

export const mailParts = {
  person: 'Who does it',
  price: 'Price',
  vat: '{price}, VAT included',
  date: 'Done by',
  until: 'Valid until',
  fileText: '{name} ({size})',
  fileTooLarge: '{file}, too large for this email',
  attachment: 'Attachment',
  received: 'Received',
  id: 'Id',
} as const;
