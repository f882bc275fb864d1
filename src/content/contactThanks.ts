import type { PageWords } from './page.ts';

export const contactThanks = {
  title: 'Thank you',
  description: 'Your message has reached Deskhand. We reply within 1 business day.',
  heading: 'Thank you for your message',
  lead: 'If you have just sent us a message, it has arrived. We reply within 1 business day, to the address you gave.',
  home: 'Back to the home page',
  help: 'Read the help center meanwhile',
} as const satisfies PageWords & Record<string, unknown>;
