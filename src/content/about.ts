import type { PageWords } from './page.ts';

export const about: PageWords = {
  title: 'About Deskhand',
  description:
    'Why Deskhand exists: small tasks deserve good hands, clear prices and money that moves only when the work is right.',
  heading: 'Small tasks deserve good hands',
  lead: 'Deskhand was founded in 2025 to connect people who are stuck on a sheet, a deck or a paragraph with independent professionals who do such things every day.',
};
