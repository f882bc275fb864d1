import type { PageWords } from './page.ts';

export const blog = {
  title: 'Blog',
  description:
    'Practical notes on briefing, pricing and handing over small desk tasks, for buyers and freelancers.',
  heading: 'Notes from the desk',
  lead: 'What makes small jobs go well: how to describe a task so that it comes back right, what a fair price is made of, and how to hand work over.',
  newsletter: {
    missing: 'Enter your e-mail address.',
    malformed: 'Enter an address like name@example.com.',
    posts: {
      heading: 'New posts by e-mail',
      text: 'One mail when a post appears, with its first lines.',
      feed: 'New posts also come by',
      feedLink: 'feed',
      label: 'E-mail for new posts',
      submit: 'Subscribe',
      /** Exact wording (F16). */
      confirmation: 'Subscribed!',
    },
    letter: {
      heading: 'The monthly letter',
      text: 'One habit worth keeping, with an example filled in. Two minutes to read, on the first Monday.',
      label: 'E-mail for the letter',
      submit: 'Get the letter',
      /** Exact wording (F16). */
      confirmation: 'Thanks!',
    },
  },
} as const satisfies PageWords & Record<string, unknown>;

/** The text of static views, which is sent as HTML only (`*.static.tsx`). */
export const blogStatic = {
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
} as const;
