import type { PageWords } from './page.ts';

export const careers: PageWords = {
  title: 'Careers',
  description: 'Open positions at Deskhand: what each job is, where it is done and what it pays.',
  heading: 'Work on Deskhand',
  lead: 'We are a small team that builds a calm place for small work. These positions are open now; each one says what you would do and what it pays.',
};
