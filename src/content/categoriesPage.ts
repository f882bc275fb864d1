import { config } from '../config.ts';
import type { PageWords } from './page.ts';

/** The page's own words. Apart from the list, which the search needs too, so that the page's script has only these. */
export const categoriesPage = {
  title: 'Browse categories',
  description: `All categories of desk work on ${config.name}: design, development, marketing and writing, with what each one includes and which service does it.`,
  heading: 'Browse categories',
  lead: 'Four categories cover most desk tasks. Each one lists what it includes and which service does the work. We arrange video and audio on request.',
  none: {
    heading: 'Nothing that fits?',
    text: 'Many tasks belong to more than one category: a sales deck is design, marketing and writing at once. Describe the result and leave the sorting to us.',
    popular: 'Or see the five services with their prices',
  },
} as const satisfies PageWords & Record<string, unknown>;
