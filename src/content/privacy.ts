import type { PageWords } from './page.ts';

export const privacy: PageWords = {
  title: 'Privacy policy',
  description:
    'What personal data Deskhand processes, why, for how long, and what rights you have. Dated January 1, 2024.',
  heading: 'Privacy policy',
  lead: 'We process as little personal data as the work allows. This policy names each kind of data, the reason for it, and how to see, correct or delete it.',
};
