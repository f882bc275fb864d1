import { config } from '../config.ts';
import type { PageWords } from './page.ts';

export const contactThanks = {
  title: 'Thank you',
  description: `Your message has reached ${config.name}. A person reads it and replies within 1 business day to the email address that you entered in the form.`,
  heading: 'Thank you for your message',
  lead: 'If you just sent us a message, it has arrived. We reply within 1\u00a0business\u00a0day, to the address you entered.',
  /** The reference of the message follows. */
  number: 'Your number, if you write to us about it:',
} as const satisfies PageWords & Record<string, unknown>;

/** In a static view. */
export const contactThanksStatic = {
  home: 'Back to the home page',
  help: 'Visit the help center',
} as const;
