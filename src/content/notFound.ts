import type { PageWords } from './page.ts';

export const notFound = {
  title: 'Page not found',
  description:
    'There is no page at this address. Check the address for typos, or use one of the links on this page to find what you need.',
  heading: 'Page not found',
  lead: 'There is no page at this address. It may have moved, or the address may have a typo.',
  nearest: 'Did you mean one of these?',
  elsewhere: 'Try one of these pages',
  /** The five required links (F22). */
  links: ['home', 'contact', 'categories', 'about', 'helpCenter'],
} as const satisfies PageWords & Record<string, unknown>;
