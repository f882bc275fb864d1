import type { PageWords } from './page.ts';

export const gig: PageWords = {
  title: 'Spreadsheet clean-up, a sample gig',
  description:
    'A sample gig page: three packages with price, delivery time and revisions, the seller’s profile and reviews. Demo data.',
  heading: 'Spreadsheet clean-up with the steps written down',
  lead: 'A gig is one clearly bounded job at a fixed price. This sample shows what a buyer can read before ordering: what is delivered, by whom, how fast and for how much.',
};
