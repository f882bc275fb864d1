import type { ServicePageId } from './ids.ts';

/** What comes back, a line a service: the words of the cards. */
export const serviceCards: Record<ServicePageId, { readonly title: string; readonly comesBack: string }> = {
  'excel-assist': {
    title: 'Excel assistance',
    comesBack: 'A sheet that adds up, with the steps written down.',
  },
  'presentation-design': {
    title: 'Presentation design',
    comesBack: 'Slides that make one point each, in your own template.',
  },
  'content-editing': {
    title: 'Content editing',
    comesBack: 'Your text, shorter and clearer, with every change visible.',
  },
  'website-copywriting': {
    title: 'Website copywriting',
    comesBack: 'Pages that say what you do, for whom and what to do next.',
  },
  'automation-ai': {
    title: 'Automation & AI helpers',
    comesBack: 'A routine that runs by itself, and a note on how to change it.',
  },
};
