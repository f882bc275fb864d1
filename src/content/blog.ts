import type { PageWords } from './page.ts';

export const blog = {
  title: 'Blog',
  description:
    'Practical notes on briefing, pricing and handing over small desk tasks, for buyers and freelancers.',
  heading: 'Notes from the desk',
  lead: 'What makes small jobs go well: how to describe a task so that it comes back right, what a fair price is made of, and how to hand work over.',
  /** `{n}` is the reading time, counted from the text. */
  minutes: '{n} min read',
  contents: 'In this post',
  neighbors: 'More posts',
  previous: 'Previous post',
  next: 'Next post',
  all: 'All posts',
  aside: {
    heading: 'How these are written',
    text: 'Each post takes one small habit and follows it through a task from beginning to end. The workbooks, letters and sums in them are examples; the steps are meant to be copied.',
    question: 'Is there something you would like explained?',
    link: 'Suggest a subject',
    subject: 'A subject for the blog',
  },
} as const satisfies PageWords & Record<string, unknown>;
