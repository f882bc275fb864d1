import type { ServicePageId } from './ids.ts';
import type { PageWords } from './page.ts';

/** The words of each service's own page. */
export const servicePages: Record<ServicePageId, PageWords> = {
  'excel-assist': {
    title: 'Excel assistance',
    description:
      'Formulas repaired, data cleaned and sheets built by professionals: you get back a sheet that adds up, with the steps written down.',
    heading: 'A sheet that adds up',
    lead: 'Send the workbook and say what it should tell you. It comes back with working formulas, clean data and a page that explains each step, so that you can change it yourself next month.',
  },
  'presentation-design': {
    title: 'Presentation design',
    description:
      'Slides that make one point each, in your own template: drafts tidied, charts redrawn, decks built from notes.',
    heading: 'Slides that make their point',
    lead: 'Send the draft, the notes or only the outline. You get back a deck in your template in which every slide says one thing, the charts can be read from the back row, and the notes are yours to speak.',
  },
  'content-editing': {
    title: 'Content editing',
    description:
      'Reports, articles and letters edited for clarity and correctness, with every change visible and explained.',
    heading: 'Your text, only clearer',
    lead: 'A second pair of eyes reads every line, cuts what is not needed and marks each change, so that you can accept it, refuse it or learn from it.',
  },
  'website-copywriting': {
    title: 'Website copywriting',
    description:
      'Website pages written so that visitors understand what you do, for whom, and what to do next.',
    heading: 'Pages that say what you do',
    lead: 'We ask a few questions, read what you have and write the pages: what you offer, to whom, at what price, and what a visitor should do next.',
  },
  'automation-ai': {
    title: 'Automation & AI helpers',
    description:
      'Repeating desk work turned into a routine that runs by itself, with a note on how to change it and 30 days of support.',
    heading: 'The dull part, running by itself',
    lead: 'Copying between sheets, renaming files, sorting a mailbox, drafting the same answer again: describe the routine and get back one that runs by itself, with a note on how it works.',
  },
};
