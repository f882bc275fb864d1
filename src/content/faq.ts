import type { PageWords } from './page.ts';

export const faq: PageWords = {
  title: 'Frequently asked questions',
  description:
    'Short answers about ordering, payment and selling on Deskhand: fees, delivery, revisions, withdrawals and support.',
  heading: 'Frequently asked questions',
  lead: 'The questions that come up before a first order, answered in a few lines each. If yours is missing, write to us; a person reads every message.',
};
