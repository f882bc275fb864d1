import type { PageWords } from './page.ts';

/** The failure page (F22, R12). */
export const failure = {
  title: 'Unexpected Application Error!',
  description: 'Something broke on our side. Reloading often helps.',
  heading: 'Unexpected Application Error!',
  lead: 'Something broke on our side. Reloading often helps; what you typed into a form is kept in this tab.',
  reload: 'Reload',
  home: 'Home',
  stack: 'Technical details',
} as const satisfies PageWords & Record<string, unknown>;
