import { config } from '../config.ts';
import { capabilities } from '../configuration/capabilities.ts';
import { facts } from './facts.ts';
import type { PageWords } from './page.ts';
import type { Sampled } from './sampled.ts';

interface PressItem extends Sampled {
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
  description: `Recent coverage of ${config.name}, the media kit with logo, pictures and fact sheet, and the email address for press inquiries and interviews.`,
  heading: 'Press center',
  lead: 'Coverage, pictures and facts for anyone writing about freelance work. For interviews and figures, ask the press team.',
  coverage: {
    heading: 'Recent coverage',
    sample:
      'Sample coverage: these publications and articles are made up, and their links lead to reserved addresses with nothing on them.',
  },
  mediaKit: {
    heading: 'Media kit',
    lead: 'We send each item by email, so that you get the current version and know who to ask. Download opens the contact form with the item filled in.',
    download: 'Download',
    subject: 'Media kit: {title}',
  },
  inquiries: {
    heading: 'Press inquiries',
    text: `Tell us what you’re working on and when it’s due. We reply within ${facts.replyTime}, and tell you right away if we’re not the right people to ask.`,
    address: 'By email',
    link: 'Contact Press Team',
    subject: 'Press inquiry',
  },
  names: {
    heading: 'For your style sheet',
    rows: [
      { term: 'Name', value: `${config.name}, one word, capital D` },
      { term: 'What it is', value: 'A marketplace for small desk tasks; not an agency or a job board' },
      { term: 'People', value: 'Buyers and sellers; sellers are independent, not our employees' },
    ],
  },
} as const satisfies PageWords & Record<string, unknown>;

/** Sample coverage (decisions H9 and H11): invented publications on reserved domains, marked as samples on the page. */
export const pressItems: readonly PressItem[] = [
  {
    isSample: true,
    title: 'The hour no one hires for',
    publication: 'The Tidy Desk',
    date: '2025-11-06',
    excerpt:
      'Between a favor and a project, there is work without a market. A young company is trying to give it one.',
    link: 'https://tidy-desk.example/the-hour-no-one-hires-for',
  },
  {
    isSample: true,
    title: 'Five services, and proud of it',
    publication: 'Small Firm Dispatch',
    date: '2025-10-14',
    excerpt:
      'Other sites list every trade there is. This catalog fits on a postcard. We asked what was left out, and why.',
    link: 'https://small-firm-dispatch.example/five-services',
  },
  {
    isSample: true,
    title: 'A payment that waits',
    publication: 'Ledger & Line',
    date: '2025-09-22',
    excerpt:
      'How held payments work for orders under a hundred euros, when a lawyer would cost more than the dispute.',
    link: 'https://ledger-and-line.example/a-payment-that-waits',
  },
  {
    isSample: true,
    title: 'What a spreadsheet says about its office',
    publication: 'Cell by Cell',
    date: '2025-09-18',
    excerpt: `A column on inherited workbooks, with a handover checklist borrowed from the ${config.name} blog.`,
    link: 'https://cell-by-cell.example/what-a-spreadsheet-says',
  },
  {
    isSample: true,
    title: 'Freelancers ask for shorter briefs, not longer ones',
    publication: 'Solo Trade Gazette',
    date: '2025-06-30',
    excerpt: 'Six lines instead of forty fields: sellers explain which questions save them a second round.',
    link: 'https://solo-trade-gazette.example/shorter-briefs',
  },
  {
    isSample: true,
    title: 'A website that admits what it does not know',
    publication: 'Margin Notes',
    date: '2025-05-19',
    excerpt:
      'Samples marked as samples, discounts recalculated next to the label: a review of some unusually frank pages.',
    link: 'https://margin-notes.example/a-website-that-admits',
  },
  {
    isSample: true,
    title: 'Slides for ten minutes, not forever',
    publication: 'Back Row Review',
    date: '2025-04-08',
    excerpt:
      'Three decks, before and after a stranger edited them. The best change was always something deleted.',
    link: 'https://back-row-review.example/slides-for-ten-minutes',
  },
  {
    isSample: true,
    title: 'New marketplace starts at the small end',
    publication: 'Opening Hours',
    date: '2025-02-25',
    excerpt:
      'A short piece on the launch: who is behind the idea, what an order looks like, and what it costs to sell.',
    link: 'https://opening-hours.example/starts-at-the-small-end',
  },
];

export const mediaKit: readonly MediaKitItem[] = [
  {
    title: 'Logo',
    description:
      'The wordmark and the selected cell as vector files, in dark, light and green, with clear-space rules.',
  },
  {
    title: 'Page pictures',
    description: `The home page${capabilities.accounts ? ', a sample gig and the seller dashboard' : ' and a service page'} in light and dark, at print resolution. All figures in them are samples.`,
  },
  {
    title: 'Fact sheet',
    description:
      'One page: what we offer, what it costs, how payments are held, and when we started. No superlatives.',
  },
  {
    title: 'Color and type',
    description:
      'Our colors with their uses and contrast ratios, and our display typeface with its license and sizes.',
  },
];
