import type { ServicePageId } from '../configuration/services.ts';
import type { PageWords } from './page.ts';

interface Category {
  /** Also the element's id: `/categories#design` scrolls to it (F4). */
  readonly id: 'design' | 'development' | 'marketing' | 'writing';
  readonly name: string;
  readonly text: string;
  readonly holds: readonly string[];
  /** Which of the five services do this kind of work, and for what. */
  readonly services: readonly { readonly id: ServicePageId; readonly does: string }[];
}

export const categories = {
  title: 'Browse categories',
  description:
    'All categories of desk work on Deskhand: design, development, marketing and writing, with what each includes.',
  heading: 'Browse categories',
  lead: 'Four categories hold most of what people ask for. Each says what belongs to it and which service does the work; two more kinds are arranged on request.',
  none: {
    heading: 'Does it fit nowhere?',
    text: 'Most tasks touch two categories: a sales deck is design, marketing and writing at once. Describe the result and leave the sorting to us.',
    popular: 'Or see the five services with their prices',
  },
} as const satisfies PageWords & Record<string, unknown>;

/** The text of static views, which is sent as HTML only (`*.static.tsx`). */
export const categoriesStatic = {
  jump: 'Categories on this page',
  holds: 'What belongs here',
  services: 'Which service to ask for',
  onRequest: {
    heading: 'More on request',
    text: 'Nobody sells these two as a package yet. Tell us what you have and we look for the right person; if we find nobody, we say so.',
    items: [
      {
        id: 'video',
        name: 'Video',
        text: 'A recorded webinar cut to its ten useful minutes, subtitles for a product film, a screen recording with titles. Send a link to the raw file and the length you need.',
        link: 'Ask about a video task',
        subject: 'Video task',
      },
      {
        id: 'audio',
        name: 'Audio',
        text: 'Interviews turned into a readable transcript, noise taken out of a recording, a text read aloud for a phone menu. Say how long the recording is and in which language.',
        link: 'Ask about an audio task',
        subject: 'Audio task',
      },
    ],
  },
} as const;

export const categoryList: readonly Category[] = [
  {
    id: 'design',
    name: 'Design',
    text: 'How a document looks when someone opens it: what the eye meets first, and whether the figures can be read from across the table.',
    holds: [
      'Slides from notes, or an old deck set in the new template',
      'Charts redrawn so that the point is in the title',
      'Templates for slides, reports and letters',
      'Handouts and fact sheets of one or two pages',
    ],
    services: [
      { id: 'presentation-design', does: 'decks, templates, charts and handouts' },
      { id: 'excel-assist', does: 'charts and print layouts that live in a workbook' },
    ],
  },
  {
    id: 'development',
    name: 'Development',
    text: 'Small pieces of logic, not software projects: what a formula, a script or a connection between two tools can settle.',
    holds: [
      'Formulas, lookups and pivot tables that stay correct when rows are added',
      'Lists imported, cleaned and matched against one another',
      'Scripts for Excel and Google Sheets',
      'Routines between mailbox, forms, sheets and calendar',
    ],
    services: [
      { id: 'excel-assist', does: 'anything that happens inside a workbook' },
      { id: 'automation-ai', does: 'anything that moves between two tools or runs on a schedule' },
    ],
  },
  {
    id: 'marketing',
    name: 'Marketing',
    text: 'Words and pages for people who do not know you yet, and have a minute at most to find out what you offer.',
    holds: [
      'Landing pages for one offer and one audience',
      'Product and service descriptions, in series',
      'Newsletters, and the series of mails after a sign-up',
      'Sales decks and one-page offers',
    ],
    services: [
      { id: 'website-copywriting', does: 'pages, descriptions and mails' },
      { id: 'presentation-design', does: 'the deck you sell with' },
      { id: 'automation-ai', does: 'mails that go out by themselves' },
    ],
  },
  {
    id: 'writing',
    name: 'Writing',
    text: 'Text that has to be right because someone will act on it: a reader who knows less than you, a committee, a customer with a complaint.',
    holds: [
      'Reports, articles and applications edited for clarity',
      'Proofreading before something is printed or sent',
      'Long text cut to the length a form allows',
      'Letters and standard answers in one voice',
    ],
    services: [
      { id: 'content-editing', does: 'a text that exists and should be better' },
      { id: 'website-copywriting', does: 'a text that does not exist yet' },
    ],
  },
];
