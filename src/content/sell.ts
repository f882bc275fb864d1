import type { PageWords } from './page.ts';

export const sell: PageWords = {
  title: 'Become a seller',
  description:
    'Sell small desk tasks on Deskhand: how to start in four steps, what you keep of each order and how you are paid.',
  heading: 'Do good desk work, and get paid for it',
  lead: 'Describe what you do, set your packages and answer the first request. Buyers pay before you start, and the money is yours once the work is approved.',
};
