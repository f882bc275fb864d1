import type { ServicePageId } from './ids.ts';
import type { PageWords } from './page.ts';

export const home = {
  title: 'Small desk tasks, done by professionals',
  description:
    'Deskhand connects you with independent professionals for spreadsheets, slides, editing, website text and automation. Tell us the task; get a reply within 1 business day.',
  heading: 'Hand over the desk work.',
  /** The part of the headline that wears the selection frame. */
  headingSelected: 'Get it back done.',
  lead: 'A sheet that adds up, a deck that fits its ten minutes, a page of text that says what you sell. Independent professionals do it at a fixed price, and you pay when it is right.',
  learnMore: 'Learn more',
  services: {
    heading: 'Popular services',
    lead: 'Five kinds of task, each described by what comes back.',
  },
  features: {
    heading: 'How it stays simple',
    items: [
      {
        title: 'Sorted by what you need',
        text: 'Four categories instead of four hundred. Find the kind of task first, the person second.',
        to: 'categories',
        link: 'Browse the categories',
      },
      {
        title: 'One price, known before',
        text: 'Each service says what is included and where its price starts. Nothing is added afterwards.',
        to: 'services',
        link: 'See the services',
      },
      {
        title: 'Paid when it is right',
        text: 'Your payment is held until you approve the work. If it is not what was agreed, it comes back.',
        to: 'trustSafety',
        link: 'How you are protected',
      },
    ],
  },
  pricing: {
    heading: 'Pricing',
    lead: 'Plans for people who order or sell regularly. The service fee falls as the plan grows.',
    perMonth: 'a month',
    fee: 'service fee',
  },
} as const satisfies PageWords & Record<string, unknown>;

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
