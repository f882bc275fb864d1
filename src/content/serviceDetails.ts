import type { ServiceId } from '../../machines/requestWizard/requestWizardFields.ts';
import { capabilities } from '../configuration/capabilities.ts';
import { facts } from './facts.ts';
import type { RelatedLink } from './relatedLink.ts';
import { type ServiceCard, serviceCards } from './serviceCards.ts';

/** The content of a home card's dialog (F26). It is loaded with the dialog. */
export interface ServiceDetail extends ServiceCard {
  readonly overview: string;
  readonly bullets: readonly string[];
  readonly examples: readonly string[];
  readonly relatedLinks: readonly RelatedLink[];
}

const texts: Readonly<Record<ServiceId, Omit<ServiceDetail, keyof ServiceCard>>> = {
  'excel-assist': {
    overview:
      'A spreadsheet expert opens yours, finds where it goes wrong, fixes it in a copy and writes down what they did.',
    bullets: [
      'Errors found and explained, not just hidden',
      'Lists cleaned: duplicates, spellings, dates in three formats',
      'Pivot tables and charts that grow with the data',
      'Notes for the next person who opens the file',
    ],
    examples: ['Two lists to match', 'A budget with scenarios', 'A sales export turned into a report'],
    relatedLinks: [
      { label: 'All about Excel assistance', href: '/services/excel-assist' },
      { label: 'More development tasks', href: '/services/browse-categories#development' },
    ],
  },
  'presentation-design': {
    overview:
      'You bring the content in whatever state it is in. A designer finds the story, gives each slide one point and builds it in your template.',
    bullets: [
      'The story agreed on as a list of titles before any slide is designed',
      'Charts rebuilt with their data behind them',
      'Backup slides for the questions you expect',
      'A file your colleagues can edit',
    ],
    examples: ['A pitch from notes', 'A board report in ten slides', 'Old decks in a new template'],
    relatedLinks: [
      { label: 'All about presentation design', href: '/services/presentation-design' },
      { label: 'More design tasks', href: '/services/browse-categories#design' },
    ],
  },
  'content-editing': {
    overview:
      'An editor reads your text the way its future reader will, and marks every spot where that reader would stumble, doubt or give up.',
    bullets: [
      'Proofreading, line editing or restructuring: you choose how deep',
      'Tracked changes and a clean copy',
      'Names, terms and numbers made consistent',
      'Comments that give a reason',
    ],
    examples: ['A grant application', 'A report with many authors', 'A letter that no one should misread'],
    relatedLinks: [
      { label: 'All about content editing', href: '/services/content-editing' },
      { label: 'More writing tasks', href: '/services/browse-categories#writing' },
    ],
  },
  'website-copywriting': {
    overview:
      'A writer asks what your customers ask and turns the answers into pages: short, in the right order, each ending with a next step.',
    bullets: [
      'An outline of all pages before the first sentence',
      'Headings, body text, buttons and error messages',
      'Titles and descriptions for search results',
      'One voice, written down for whoever writes the next page',
    ],
    examples: ['A home page and four more', 'A set of product descriptions', 'A services page'],
    relatedLinks: [
      { label: 'All about website copywriting', href: '/services/website-copywriting' },
      { label: 'More marketing tasks', href: '/services/browse-categories#marketing' },
    ],
  },
  'automation-ai': {
    overview:
      'A task you do the same way every week becomes a routine in your own tools. Where judgment is needed, it stops and asks you.',
    bullets: [
      'Built with the tools you have, where possible',
      'A trial run on copies before it takes over',
      'A language model only where it helps, and clearly marked',
      `${facts.automationSupportDays} days of support from your approval`,
    ],
    examples: ['Invoices named and filed', 'A report that builds itself', 'Draft replies in your inbox'],
    relatedLinks: [
      { label: 'All about automation & AI helpers', href: '/services/automation-ai' },
      ...(capabilities.api ? [{ label: 'Work through the API', href: '/support/api-docs' } as const] : []),
    ],
  },
  'not-sure': {
    overview: `Tell us what annoys you and what you’d like instead. A person reads it and tells you which service fits, or that none does. If it helps, we can talk: the first ${facts.consultationMinutes} minutes are free.`,
    bullets: [
      'You don’t need to know what the task is called',
      'A sentence or two is enough to start',
      `A reply within ${facts.replyTime}, with an offer or with questions`,
      'If we’re not the right people, we’ll tell you',
    ],
    examples: [
      '“This eats up every Friday afternoon”',
      '“We have a file that only one person understands”',
      '“It has to look good by Thursday”',
    ],
    relatedLinks: [
      { label: 'Browse the categories', href: '/services/browse-categories' },
      ...(capabilities.reviews
        ? [{ label: 'Five services with their prices', href: '/services/popular' } as const]
        : []),
      { label: 'Write to us instead', href: '/contact' },
    ],
  },
};

export const serviceDetails: readonly ServiceDetail[] = serviceCards.map((card) => ({
  ...card,
  ...texts[card.id],
}));
