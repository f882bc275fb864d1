import { type ServicePageId, serviceFacts } from '../configuration/services.ts';
import { facts } from './facts.ts';
import type { PageWords } from './page.ts';

interface ServicePageWords extends PageWords {
  readonly priceText: string;
}

export const serviceOffer = {
  startsAt: 'Starts at',
  smallest: 'for a small task',
  quote: 'Get a Quote',
  /** `{name}`: the service. */
  quoteSubject: 'Quote: {name}',
} as const;

export const servicePages: Record<ServicePageId, ServicePageWords> = {
  'excel-assist': {
    title: serviceFacts['excel-assist'].name,
    description:
      'Formulas fixed, data cleaned and sheets built by independent professionals: you get back a sheet that adds up, with the steps written down.',
    heading: 'A sheet that adds up',
    lead: 'Tell us what your workbook should show. It comes back with working formulas, clean data and a page that explains each step, so that you can update it yourself next month.',
    priceText:
      'One sheet with one clear question. More sheets, messy sources or a report built from scratch cost more; the offer says how much.',
  },
  'presentation-design': {
    title: serviceFacts['presentation-design'].name,
    description:
      'Slides that make one point each, in your own template: drafts cleaned up, charts redrawn, and whole decks built from your notes.',
    heading: 'Slides that make their point',
    lead: 'From a draft, notes or an outline to a deck in your template: one point on each slide, charts that the back row can read, and the details in the speaker notes.',
    priceText:
      'A short deck from a finished outline. The rest depends on the number of slides, the charts to redraw and whether you need a template.',
  },
  'content-editing': {
    title: serviceFacts['content-editing'].name,
    description:
      'Reports, articles and letters edited for clarity and correctness, with every change visible and the reasons explained in comments.',
    heading: 'Your text, only clearer',
    lead: 'A second pair of eyes reads every line, cuts what isn’t needed and marks each change, so that you can accept it, reject it or learn from it.',
    priceText:
      'A short text, proofread or lightly edited. Length matters most, then depth: fixing spelling costs less than moving chapters.',
  },
  'website-copywriting': {
    title: serviceFacts['website-copywriting'].name,
    description:
      'Website pages written so that visitors understand what you do, who it’s for, and what to do next. You approve the outline first.',
    heading: 'Pages that say what you do',
    lead: 'A writer asks you a few questions, reads what you have and writes the pages: what you offer, who it’s for, what it costs, and what a visitor should do next.',
    priceText:
      'The text of a small website, from questions to final wording. Larger sites cost more. A single page is priced individually: Get a Quote.',
  },
  'automation-ai': {
    title: serviceFacts['automation-ai'].name,
    description: `Repetitive desk work turned into a routine that runs by itself, with a note on how to change it and ${facts.automationSupportDays} days of support.`,
    heading: 'The dull part, running by itself',
    lead: 'Copying between sheets, renaming files, sorting a mailbox, drafting the same reply again: describe the routine and get back one that runs by itself, with a note on how it works.',
    priceText:
      'One routine with one trigger. Each additional tool, exception or language model adds to the price. You hear about running costs of your tools in advance.',
  },
};
