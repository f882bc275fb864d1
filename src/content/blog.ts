import type { PageWords } from './page.ts';

export const blog: PageWords = {
  title: 'Blog',
  description:
    'Practical notes on briefing, pricing and handing over small desk tasks, for buyers and freelancers.',
  heading: 'Notes from the desk',
  lead: 'What makes small jobs go well: how to describe a task so that it comes back right, what a fair price is made of, and how to hand work over.',
};
