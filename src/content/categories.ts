import type { PageWords } from './page.ts';

export const categories: PageWords = {
  title: 'Browse categories',
  description:
    'All categories of desk work on Deskhand: design, development, marketing and writing, with what each includes.',
  heading: 'Browse categories',
  lead: 'Four categories hold most of what people ask for. Each card says what belongs to it and where to go next; two more kinds of work are arranged on request.',
};
