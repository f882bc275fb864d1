import type { ServicePageId } from '../configuration/services.ts';

interface Category {
  /** Also the element's id: `/categories#design` scrolls to it (F4). */
  readonly id: 'design' | 'development' | 'marketing' | 'writing';
  readonly name: string;
  readonly text: string;
  readonly holds: readonly string[];
  readonly services: readonly { readonly id: ServicePageId; readonly does: string }[];
}

export const categoriesStatic = {
  jump: 'Categories on this page',
  holds: 'What it includes',
  services: 'Which service to ask for',
  onRequest: {
    heading: 'More on request',
    text: 'These two have no sellers of their own yet. Tell us what you have, and we’ll look for the right person. If we can’t find one, we’ll tell you.',
    items: [
      {
        id: 'video',
        name: 'Video',
        text: 'A recorded webinar cut to its ten useful minutes, subtitles for a product film, a screen recording with titles. Tell us where the raw file is and how long the result should be.',
        link: 'Ask about a video task',
        subject: 'Video task',
      },
      {
        id: 'audio',
        name: 'Audio',
        text: 'Interviews turned into a readable transcript, a recording with the noise removed, a text read aloud for a phone menu. Tell us how long the recording is and what language it’s in.',
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
    text: 'How a document looks when someone opens it: what the eye sees first, and whether the figures are readable from across the table.',
    holds: [
      'Slides from notes, or an old deck moved to the new template',
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
    text: 'Small pieces of logic, not software projects: whatever a formula, a script or a connection between two tools can take care of.',
    holds: [
      'Formulas, lookups and pivot tables that stay correct when rows are added',
      'Lists imported, cleaned up and matched',
      'Scripts for Excel and Google Sheets',
      'Routines that connect your inbox, forms, sheets and calendar',
    ],
    services: [
      { id: 'excel-assist', does: 'anything that happens inside a workbook' },
      { id: 'automation-ai', does: 'anything that moves between two tools or runs on a schedule' },
    ],
  },
  {
    id: 'marketing',
    name: 'Marketing',
    text: 'Words and pages for people who don’t know you yet and have a minute at most to find out what you offer.',
    holds: [
      'Landing pages for one offer and one audience',
      'Product and service descriptions, one or a hundred',
      'Newsletters, and the emails that follow a sign-up',
      'Sales decks and one-page offers',
    ],
    services: [
      { id: 'website-copywriting', does: 'pages, descriptions and emails' },
      { id: 'presentation-design', does: 'the deck you sell with' },
      { id: 'automation-ai', does: 'emails that go out on their own' },
    ],
  },
  {
    id: 'writing',
    name: 'Writing',
    text: 'Text that has to be right because someone will act on it: a reader who knows less than you do, a committee, a customer with a complaint.',
    holds: [
      'Reports, articles and applications edited for clarity',
      'Proofreading before something goes to print or out the door',
      'Long text cut to the length that a form allows',
      'Letters and standard answers in one voice',
    ],
    services: [
      { id: 'content-editing', does: 'text that exists and should be better' },
      { id: 'website-copywriting', does: 'text that doesn’t exist yet' },
    ],
  },
];
