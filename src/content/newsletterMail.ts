export const newsletterLists = {
  posts: 'new posts from {site}',
  letter: 'the monthly letter from {site}',
} as const;

export type NewsletterList = keyof typeof newsletterLists;

/** `{list}` is one of the texts above, `{email}` the address. */
export const newsletterMail = {
  ask: {
    heading: 'Please confirm: {list}',
    text: 'Someone, probably you, asked for {list} at this address.\n\nTo confirm, open this page and press the button:\n{confirm}\n\nUntil you do, we send nothing more. If it wasn’t you, ignore this email, or have the address deleted:\n{leave}\n',
  },
  known: {
    heading: 'You already get {list}',
    text: 'Someone, probably you, asked for {list} at this address. You already get it, so there is nothing to do.\n\nTo unsubscribe:\n{leave}\n',
  },
} as const;

interface Answer {
  readonly title: string;
  readonly text: string;
  readonly button?: string;
}

export const newsletterPages = {
  sent: {
    title: 'Check your inbox',
    text: 'We have sent an email to {email}. Open its link and press the button to get {list}. Until you do, we send nothing else.',
  },
  confirm: { title: 'Confirm your address', text: 'You asked for {list} at {email}.', button: 'Confirm' },
  confirmed: {
    title: 'You are on the list',
    text: 'From now on, we send {list} to {email}. Every email has a link to unsubscribe.',
  },
  leave: { title: 'Leave the list', text: '{email} will no longer get {list}.', button: 'Leave' },
  left: {
    title: 'You are off the list',
    text: 'We have deleted your address and send no more emails to it.',
  },
  unknown: {
    title: 'This link no longer works',
    text: 'It may be incomplete, or the address is no longer on the list. To start again, use the form on the blog.',
  },
} as const satisfies Readonly<Record<string, Answer>>;
