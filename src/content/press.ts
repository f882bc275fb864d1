import type { PageWords } from './page.ts';

/** An article about us (F26). */
interface PressItem {
  readonly title: string;
  readonly publication: string;
  /** ISO 8601. */
  readonly date: string;
  readonly excerpt: string;
  /** On a reserved domain (decision H9). */
  readonly link: string;
}

interface MediaKitItem {
  readonly title: string;
  readonly description: string;
}

export const press = {
  title: 'Press center',
  description: 'Recent coverage of Deskhand, the media kit and the address for press inquiries.',
  heading: 'Press center',
  lead: 'Coverage, pictures and facts for people who write about freelance work. For interviews and figures, ask the press team.',
  coverage: {
    heading: 'Recent coverage',
    sample:
      'Sample coverage: these publications and articles are invented, and their links lead to reserved addresses where nothing is published.',
  },
  mediaKit: {
    heading: 'Media kit',
    lead: 'We send each item by e-mail, so that you get the current version and know whom to ask. Download opens the contact form with the item filled in.',
    download: 'Download',
    subject: 'Media kit: {title}',
  },
  inquiries: {
    heading: 'Press inquiries',
    text: 'Tell us what you are working on and when it is due. We answer before your deadline if it is at least one business day away, and we say so at once if we are the wrong people to ask.',
    address: 'By e-mail',
    link: 'Contact Press Team',
    subject: 'Press inquiry',
  },
  names: {
    heading: 'For your style sheet',
    rows: [
      { term: 'Name', value: 'Deskhand, one word, capital D' },
      { term: 'What it is', value: 'A marketplace for small desk tasks; not an agency, not a job board' },
      { term: 'People', value: 'Buyers and sellers; sellers are independent and not employed by us' },
    ],
  },
} as const satisfies PageWords & Record<string, unknown>;

/** Sample coverage (decisions H9 and H11): invented publications on reserved domains, marked as samples on the page. */
export const pressItems: readonly PressItem[] = [
  {
    title: 'The hour nobody wants to hire for',
    publication: 'The Tidy Desk',
    date: '2025-11-06',
    excerpt:
      'Between the favor and the project lies a kind of work without a market. A young company tries to give it one.',
    link: 'https://tidy-desk.example/the-hour-nobody-wants-to-hire-for',
  },
  {
    title: 'Five services, and proud of it',
    publication: 'Small Firm Dispatch',
    date: '2025-10-14',
    excerpt:
      'While others list every trade there is, this catalog fits on a postcard. We asked what was left out, and why.',
    link: 'https://small-firm-dispatch.example/five-services',
  },
  {
    title: 'Paying after you have looked',
    publication: 'Ledger & Line',
    date: '2025-09-22',
    excerpt:
      'How held payments work for sums below a hundred euros, where a lawyer would cost more than the dispute.',
    link: 'https://ledger-and-line.example/paying-after-you-have-looked',
  },
  {
    title: 'What a spreadsheet says about its office',
    publication: 'Cell by Cell',
    date: '2025-08-12',
    excerpt:
      'A column on inherited workbooks, with a checklist for handing them over borrowed from the Deskhand blog.',
    link: 'https://cell-by-cell.example/what-a-spreadsheet-says',
  },
  {
    title: 'Freelancers ask for shorter briefs, not longer ones',
    publication: 'Solo Trade Gazette',
    date: '2025-06-30',
    excerpt:
      'Six lines instead of a form with forty fields: sellers explain which questions save them a second round.',
    link: 'https://solo-trade-gazette.example/shorter-briefs',
  },
  {
    title: 'A website that admits what it does not know',
    publication: 'Margin Notes',
    date: '2025-05-19',
    excerpt:
      'Sample figures marked as samples, discounts recalculated beside the label: a review of unusually frank pages.',
    link: 'https://margin-notes.example/a-website-that-admits',
  },
  {
    title: 'Slides for ten minutes, not for ever',
    publication: 'Back Row Review',
    date: '2025-04-08',
    excerpt:
      'Three decks before and after they were handed to a stranger. The best change was always something deleted.',
    link: 'https://back-row-review.example/slides-for-ten-minutes',
  },
  {
    title: 'New marketplace starts at the small end',
    publication: 'Opening Hours',
    date: '2025-02-25',
    excerpt:
      'A short notice on the launch: who is behind the idea, what an order looks like, and what it costs to sell.',
    link: 'https://opening-hours.example/starts-at-the-small-end',
  },
];

export const mediaKit: readonly MediaKitItem[] = [
  {
    title: 'Logo',
    description:
      'The word mark and the selected cell, in ink, in paper and in green, as vector files, with the clear space they need.',
  },
  {
    title: 'Page pictures',
    description:
      'The home page, an order and the seller dashboard, light and dark, at print resolution. The figures in them are samples.',
  },
  {
    title: 'Fact sheet',
    description:
      'One page: what we offer, what it costs, how payment is held, and the year we began. No superlatives.',
  },
  {
    title: 'Color and type',
    description:
      'The colors by role with their contrast, the display face with its license, and the scale they are set in.',
  },
];
