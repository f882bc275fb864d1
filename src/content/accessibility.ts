import type { PageWords } from './page.ts';

export const accessibility: PageWords = {
  title: 'Accessibility',
  description:
    'How Deskhand works for everyone: our aim of WCAG 2.1 Level AA, what was tested and how to report a barrier.',
  heading: 'Accessibility',
  lead: 'Everyone should be able to read this site and ask for help with it, whatever device or assistive technology they use. We aim to meet WCAG 2.1 Level AA.',
};
