import { type ServicePageId, serviceFacts } from '../configuration/services.ts';
import { facts } from './facts.ts';
import type { PageWords } from './page.ts';

interface ServicePageWords extends PageWords {
  /** Why a task may cost more than the starting price. */
  readonly priceText: string;
}

/** Text about the offer that all service pages share. */
export const serviceOffer = {
  startsAt: 'Starts at',
  /** What the starting price covers. */
  smallest: 'for a small task',
  quote: 'Get a Quote',
  /** `{name}`: the service. */
  quoteSubject: 'Quote: {name}',
} as const;

/** The head and the offer of each service page. The rest is in `serviceBodies.ts`. */
export const servicePages: Record<ServicePageId, ServicePageWords> = {
  'excel-assist': {
    title: serviceFacts['excel-assist'].name,
    description:
      'Formulas repaired, data cleaned and sheets built by professionals: you get back a sheet that adds up, with the steps written down.',
    heading: 'A sheet that adds up',
    lead: 'Send the workbook and say what it should tell you. It comes back with working formulas, clean data and a page that explains each step, so that you can change it yourself next month.',
    priceText:
      'One sheet with one clear question. More sheets, messy sources or a report built from nothing cost more; the offer says how much.',
  },
  'presentation-design': {
    title: serviceFacts['presentation-design'].name,
    description:
      'Slides that make one point each, in your own template: drafts tidied, charts redrawn, decks built from notes.',
    heading: 'Slides that make their point',
    lead: 'Send the draft, the notes or only the outline. You get back a deck in your template in which every slide says one thing, the charts can be read from the back row, and the notes are yours to speak.',
    priceText:
      'A short deck from a finished outline. The number of slides, charts to redraw and whether a template has to be made decide the rest.',
  },
  'content-editing': {
    title: serviceFacts['content-editing'].name,
    description:
      'Reports, articles and letters edited for clarity and correctness, with every change visible and explained.',
    heading: 'Your text, only clearer',
    lead: 'A second pair of eyes reads every line, cuts what is not needed and marks each change, so that you can accept it, refuse it or learn from it.',
    priceText:
      'A short text, proofread or lightly edited. Length decides most, depth the rest: spelling alone costs less than moving chapters.',
  },
  'website-copywriting': {
    title: serviceFacts['website-copywriting'].name,
    description:
      'Website pages written so that visitors understand what you do, for whom, and what to do next.',
    heading: 'Pages that say what you do',
    lead: 'We ask a few questions, read what you have and write the pages: what you offer, to whom, at what price, and what a visitor should do next.',
    priceText:
      'The text of a small website, from questions to final wording. Single pages and series of descriptions are priced one by one.',
  },
  'automation-ai': {
    title: serviceFacts['automation-ai'].name,
    description: `Repeating desk work turned into a routine that runs by itself, with a note on how to change it and ${facts.automationSupportDays} days of support.`,
    heading: 'The dull part, running by itself',
    lead: 'Copying between sheets, renaming files, sorting a mailbox, drafting the same answer again: describe the routine and get back one that runs by itself, with a note on how it works.',
    priceText:
      'One routine with one trigger. Each further tool, exception or language model in the chain adds to it; running costs of your tools are named beforehand.',
  },
};
