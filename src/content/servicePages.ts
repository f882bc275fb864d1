import { facts } from './facts.ts';
import type { ServicePageId } from './ids.ts';
import type { PageWords } from './page.ts';
import { serviceFacts } from './serviceFacts.ts';

export interface ServicePageWords extends PageWords {
  /** What the buyer has in hand at the end. */
  readonly comesBack: readonly string[];
  /** What makes it cost more than the starting price. */
  readonly priceText: string;
}

/** The words about a service's offer, which every service's page shares. */
export const serviceOffer = {
  comesBack: 'What comes back',
  startsAt: 'Starts at',
  /** What costs that. */
  smallest: 'for a small task',
  quote: 'Get a Quote',
  /** `{name}`: the service. */
  quoteSubject: 'Quote: {name}',
} as const;

/** The head and the offer of each service's own page; what stands below is in `serviceBodies.ts`. */
export const servicePages: Record<ServicePageId, ServicePageWords> = {
  'excel-assist': {
    title: serviceFacts['excel-assist'].name,
    description:
      'Formulas repaired, data cleaned and sheets built by professionals: you get back a sheet that adds up, with the steps written down.',
    heading: 'A sheet that adds up',
    lead: 'Send the workbook and say what it should tell you. It comes back with working formulas, clean data and a page that explains each step, so that you can change it yourself next month.',
    comesBack: [
      'Your workbook, in the format you sent, with nothing hidden or locked',
      'A notes sheet: what was wrong, what was changed, and where',
      'Checks that turn red when a total and its parts stop agreeing',
      'The untouched original beside it, to compare',
    ],
    priceText:
      'One sheet with one clear question. More sheets, messy sources or a report built from nothing cost more; the offer says how much.',
  },
  'presentation-design': {
    title: serviceFacts['presentation-design'].name,
    description:
      'Slides that make one point each, in your own template: drafts tidied, charts redrawn, decks built from notes.',
    heading: 'Slides that make their point',
    lead: 'Send the draft, the notes or only the outline. You get back a deck in your template in which every slide says one thing, the charts can be read from the back row, and the notes are yours to speak.',
    comesBack: [
      'An editable file for PowerPoint, Keynote or Google Slides',
      'A sentence as the title of every slide; read in a row, they tell the story',
      'Charts as charts, with their data, not as pictures',
      'What was cut, moved to the speaker notes or to a backup slide',
    ],
    priceText:
      'A short deck from a finished outline. The number of slides, charts to redraw and whether a template has to be made decide the rest.',
  },
  'content-editing': {
    title: serviceFacts['content-editing'].name,
    description:
      'Reports, articles and letters edited for clarity and correctness, with every change visible and explained.',
    heading: 'Your text, only clearer',
    lead: 'A second pair of eyes reads every line, cuts what is not needed and marks each change, so that you can accept it, refuse it or learn from it.',
    comesBack: [
      'Your document with every change tracked, ready to accept or refuse',
      'A clean copy with all of them accepted',
      'Questions in the margin where only you know what is meant',
      'A short list of habits: what came up often, and how to avoid it',
    ],
    priceText:
      'A short text, proofread or lightly edited. Length decides most, depth the rest: spelling alone costs less than moving chapters.',
  },
  'website-copywriting': {
    title: serviceFacts['website-copywriting'].name,
    description:
      'Website pages written so that visitors understand what you do, for whom, and what to do next.',
    heading: 'Pages that say what you do',
    lead: 'We ask a few questions, read what you have and write the pages: what you offer, to whom, at what price, and what a visitor should do next.',
    comesBack: [
      'The text of each page in order: headings, paragraphs, buttons, captions',
      'A title and description per page for search results',
      'A rough sketch of each page, so that whoever builds it knows what goes where',
      'A page on your tone: words you use, words you avoid',
    ],
    priceText:
      'The text of a small website, from questions to final wording. Single pages and series of descriptions are priced one by one.',
  },
  'automation-ai': {
    title: serviceFacts['automation-ai'].name,
    description: `Repeating desk work turned into a routine that runs by itself, with a note on how to change it and ${facts.automationSupportDays} days of support.`,
    heading: 'The dull part, running by itself',
    lead: 'Copying between sheets, renaming files, sorting a mailbox, drafting the same answer again: describe the routine and get back one that runs by itself, with a note on how it works.',
    comesBack: [
      'A routine in your own account, with the tools you already pay for where possible',
      'A drawing of its steps, and a switch that turns it off',
      'A list of what it leaves to a person, and how it tells you',
      `${facts.automationSupportDays} days of support: if it stops or misbehaves, the seller mends it at no charge`,
    ],
    priceText:
      'One routine with one trigger. Each further tool, exception or language model in the chain adds to it; running costs of your tools are named beforehand.',
  },
};
