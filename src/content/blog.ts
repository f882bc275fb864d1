import type { PageWords } from './page.ts';

export const blog = {
  title: 'Blog',
  description:
    'Practical notes for buyers and freelancers on writing briefs, setting prices and handing over small desk tasks, with examples to copy.',
  heading: 'Notes from the desk',
  lead: 'What makes small jobs go well: how to describe a task so that it comes back right, what goes into a fair price, and how to hand work over.',
  /** `{n}` is the number of a page of the list of posts, from 2. */
  page: 'Page {n}',
  newsletter: {
    missing: 'Enter your email address.',
    malformed: 'Enter an address like name@example.com.',
    hint: 'We send one email first, with a link to confirm. Every email has a link to unsubscribe.',
    sending: 'Sending...',
    check: 'Check your inbox, and confirm with the link in our email.',
    failed: 'The sign-up did not work. Please try again later, or write to us.',
    posts: {
      heading: 'New posts by email',
      text: 'One email for each new post, with its first lines.',
      feed: 'New posts are also in the',
      feedLink: 'feed',
      label: 'Email for new posts',
      submit: 'Subscribe',
      /** Exact wording (F16). */
      confirmation: 'Subscribed!',
    },
    letter: {
      heading: 'The monthly letter',
      text: 'One habit worth keeping, with a worked example. A two-minute read on the first Monday of the month.',
      label: 'Email for the letter',
      submit: 'Get the letter',
      /** Exact wording (F16). */
      confirmation: 'Thanks!',
    },
  },
} as const satisfies PageWords & Record<string, unknown>;

export const blogStatic = {
  /** `{n}` is the reading time, counted from the text. */
  minutes: '{n} min read',
  contents: 'In this post',
  pages: 'Pages of the blog',
  newer: 'Newer posts',
  older: 'Older posts',
  /** `{n}` is the number of this page, `{all}` that of all. */
  place: 'Page {n} of {all}',
  neighbors: 'More posts',
  previous: 'Previous post',
  next: 'Next post',
  all: 'All posts',
  aside: {
    heading: 'How these are written',
    text: 'Each post takes one small habit and follows it through a task from start to finish. The workbooks, letters and figures are examples; the steps are yours to copy.',
    question: 'Is there something you’d like us to explain?',
    link: 'Suggest a topic',
    subject: 'A topic for the blog',
  },
} as const;
