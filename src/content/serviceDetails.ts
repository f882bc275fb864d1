import type { ServiceId } from '../../machines/requestWizard/requestWizardRules.ts';
import { serviceFacts } from '../configuration/services.ts';
import { facts } from './facts.ts';
import type { RelatedLink } from './relatedLink.ts';

/** The content of a home card's dialog (F26). */
export interface ServiceDetail {
  readonly id: ServiceId;
  readonly title: string;
  readonly tagline: string;
  readonly overview: string;
  readonly bullets: readonly string[];
  /** Tasks, in a few words each. */
  readonly examples: readonly string[];
  readonly relatedLinks: readonly RelatedLink[];
}

/** The six cards in the order of the request dialog's options. The last one helps visitors choose (decision Q12). */
export const serviceDetails: readonly ServiceDetail[] = [
  {
    id: 'excel-assist',
    title: serviceFacts['excel-assist'].name,
    tagline: 'From “why is this wrong?” to a total you can sign.',
    overview:
      'Someone who lives in spreadsheets opens yours, finds where it goes astray, mends it in a copy and writes down what they did.',
    bullets: [
      'Errors found and explained, not only hidden',
      'Lists cleaned: duplicates, spellings, dates in three formats',
      'Pivot tables and charts that grow with the data',
      'Notes for the next person who opens the file',
    ],
    examples: ['Two lists to match', 'A budget with scenarios', 'A till export made into a report'],
    relatedLinks: [
      { label: 'All about Excel assistance', to: 'service', id: 'excel-assist' },
      { label: 'More development tasks', to: 'categories', hash: 'development' },
    ],
  },
  {
    id: 'presentation-design',
    title: serviceFacts['presentation-design'].name,
    tagline: 'Fewer slides, and each one finished.',
    overview:
      'You bring the content in whatever state it is in. A designer finds the thread, gives each slide one statement and sets it in your template.',
    bullets: [
      'The story agreed as a list of titles before anything is drawn',
      'Charts rebuilt with their data behind them',
      'Backup slides for the questions you expect',
      'A file your colleagues can edit',
    ],
    examples: ['A pitch from notes', 'A board report on ten slides', 'Old decks in a new template'],
    relatedLinks: [
      { label: 'All about presentation design', to: 'service', id: 'presentation-design' },
      { label: 'More design tasks', to: 'categories', hash: 'design' },
    ],
  },
  {
    id: 'content-editing',
    title: serviceFacts['content-editing'].name,
    tagline: 'A careful reader, before everyone else reads it.',
    overview:
      'An editor goes through your text as its future reader would, and leaves a mark wherever that reader would stop, doubt or give up.',
    bullets: [
      'Proofreading, line editing or a new order: you choose how deep',
      'Tracked changes beside a clean copy',
      'Names, terms and numbers made consistent',
      'Comments that give a reason',
    ],
    examples: ['A grant application', 'A report with many authors', 'A letter that must not be misread'],
    relatedLinks: [
      { label: 'All about content editing', to: 'service', id: 'content-editing' },
      { label: 'More writing tasks', to: 'categories', hash: 'writing' },
    ],
  },
  {
    id: 'website-copywriting',
    title: serviceFacts['website-copywriting'].name,
    tagline: 'What you would say, if a visitor asked.',
    overview:
      'A writer asks what your customers ask, and turns the answers into pages: short, in the right order, each ending in something to do.',
    bullets: [
      'An outline of all pages before the first sentence',
      'Headings, body text, buttons and error messages',
      'Titles and descriptions for search results',
      'One voice, written down for those who write after us',
    ],
    examples: ['A home page and four more', 'Product descriptions in series', 'A services page'],
    relatedLinks: [
      { label: 'All about website copywriting', to: 'service', id: 'website-copywriting' },
      { label: 'More marketing tasks', to: 'categories', hash: 'marketing' },
    ],
  },
  {
    id: 'automation-ai',
    title: serviceFacts['automation-ai'].name,
    tagline: 'Show it once, then let it run.',
    overview:
      'A task you do the same way every week becomes a routine in your own tools. Where judgment is needed, it stops and asks you.',
    bullets: [
      'Built with what you have, as far as that goes',
      'Run beside you on copies before it takes over',
      'A language model only where one helps, and marked as such',
      `${facts.automationSupportDays} days of support after delivery`,
    ],
    examples: ['Invoices named and filed', 'A report that builds itself', 'Draft answers in a mailbox'],
    relatedLinks: [
      { label: 'All about automation & AI helpers', to: 'service', id: 'automation-ai' },
      { label: 'Work through the API', to: 'apiDocs' },
    ],
  },
  {
    id: 'not-sure',
    title: 'Not sure yet',
    tagline: 'Describe the mess. Naming it is our part.',
    overview: `Tell us what annoys you and what you would like to have instead. A person reads it and says which service fits, or that none does. If it helps, we talk: ${facts.consultationMinutes} minutes, free.`,
    bullets: [
      'No need to know what the task is called',
      'A sentence or a screenshot is enough to begin',
      `An answer within ${facts.replyDays} business day, with a service and a price, or with questions`,
      'If we are the wrong people, we say that too',
    ],
    examples: [
      '“This takes me every Friday afternoon”',
      '“We have a file that only one person understands”',
      '“It has to look good by Thursday”',
    ],
    relatedLinks: [
      { label: 'What belongs where: the categories', to: 'categories' },
      { label: 'Five services with their prices', to: 'popular' },
      { label: 'Write to us instead', to: 'contact' },
    ],
  },
];
