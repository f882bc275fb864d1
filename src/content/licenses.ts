import type { PageWords } from './page.ts';

export const licenses: PageWords = {
  title: 'Licensing',
  description:
    'Who owns the work that is delivered on Deskhand, and under which licenses this site’s own parts stand. Dated January 1, 2024.',
  heading: 'Licensing',
  lead: 'When you pay for work, you want to know that it is yours. This page says what passes to the buyer, what stays with the seller and which third-party material may be used.',
};
