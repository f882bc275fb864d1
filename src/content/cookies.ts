import type { PageWords } from './page.ts';

export const cookies: PageWords = {
  title: 'Cookie policy',
  description:
    'Which cookies and browser storage Deskhand uses, by category and by name. Dated January 1, 2024.',
  heading: 'Cookie policy',
  lead: 'This page says what is stored in your browser when you use Deskhand, by whom and for how long, and how to switch it off.',
};
