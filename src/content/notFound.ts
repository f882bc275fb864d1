import type { PageWords } from './page.ts';

export const notFound = {
  title: 'Page not found',
  description: 'There is no page at this address.',
  heading: 'Page not found',
  lead: 'There is no page at this address. It may have moved, or the link may be mistyped.',
  nearest: 'Perhaps you meant',
  elsewhere: 'Good places to go on',
  /** The five required links (F22). */
  links: ['home', 'contact', 'categories', 'about', 'helpCenter'],
} as const satisfies PageWords & Record<string, unknown>;
