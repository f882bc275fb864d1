import { config } from '../config.ts';
import { capabilities } from '../configuration/capabilities.ts';
import { facts } from './facts.ts';
import type { PageWords } from './page.ts';
import type { Sampled } from './sampled.ts';

export interface Job extends Sampled {
  readonly id: string;
  readonly title: string;
  readonly department: string;
  readonly location: string;
  readonly type: string;
  /** Before tax, in euros. */
  readonly salary: string;
  readonly description: string;
  readonly first: string;
}

export const careers = {
  title: 'Careers',
  description: `Open positions at ${config.name}: what each job involves, where you would work, what it pays, and how the application process goes.`,
  heading: `Work on ${config.name}`,
  lead: 'We are a small team building a calm place for small jobs. Each position says what you would do, where, and what it pays. You don’t have to ask for any of it in an interview.',
  jobs: {
    heading: 'Open positions',
    terms: { department: 'Department', location: 'Location', type: 'Type', salary: 'Salary' },
    first: 'Your first three months:',
    apply: 'Apply',
    /** Read aloud after the word above, and used as the message's subject. */
    applyFor: 'for {title}',
    subject: 'Application: {title}',
  },
  applying: {
    heading: 'How applying works',
    steps: [
      {
        title: 'Write half a page',
        text: `Apply opens the contact form with the position filled in. Tell us about one piece of work you’re proud of, in {min} to {max} characters.${
          capabilities.uploads
            ? ' You may attach one file of up to {limit}; it doesn’t have to be a résumé.'
            : ''
        }`,
      },
      {
        title: 'Get a reply',
        text: 'A person reads it and replies within {replyTime}, even if the answer is no.',
      },
      {
        title: 'Talk, twice',
        text: 'Once about the work, for forty-five minutes. Once with the people you would work with, about a task from an ordinary week.',
      },
      {
        title: 'Do a paid trial',
        text: 'One day on something we need, paid either way. Then we both decide.',
      },
    ],
    replyTime: facts.replyTime,
  },
  conditions: {
    heading: 'The same for every position',
    rows: [
      {
        term: 'Place',
        value:
          'As listed for each position, with four hours a day of overlap between 10\u00a0a.m. and 4\u00a0p.m. Central European Time',
      },
      { term: 'Time off', value: '30 days a year, and public holidays where you live' },
      { term: 'Equipment', value: 'You choose it, we pay for it' },
      { term: 'Tools', value: 'The same site our buyers use; we order our own desk work here' },
    ],
  },
  /** Without accounts, nobody can sell here. */
  none: capabilities.accounts
    ? {
        text: 'Nothing that fits? If you do desk work yourself, you can sell it here as a freelancer.',
        link: 'Become a seller',
      }
    : null,
} as const satisfies PageWords & Record<string, unknown>;

/** Sample positions (decision H11): required (F4), and marked as samples on the page. */
export const jobs: readonly Job[] = [
  {
    isSample: true,
    id: 'buyer-support',
    title: 'Buyer support specialist',
    department: 'Support',
    location: 'Remote, European time zones',
    type: 'Full-time',
    salary: '€36,000–42,000 a year',
    description:
      'You help people who don’t know how to describe their task find the words. You read the brief, look at the file if they let you, and say which service fits, or that none does.',
    first: 'take over the “not sure yet” requests, and write down the ten questions that come up most often.',
  },
  {
    isSample: true,
    id: 'product-engineer',
    title: 'Product engineer, TypeScript',
    department: 'Engineering',
    location: 'Remote, anywhere with four hours of overlap',
    type: 'Full-time',
    salary: '€58,000–70,000 a year',
    description:
      'You build the pages on which orders are placed, delivered and approved. Behavior is written as state machines before it is drawn, every page works with a keyboard, and you look after what you ship.',
    first: 'rebuild the delivery screen so that a buyer can compare two versions of a file side by side.',
  },
  {
    isSample: true,
    id: 'seller-quality',
    title: 'Seller quality editor',
    department: 'Trust & safety',
    location: 'Lisbon or remote',
    type: 'Part-time, 24 hours a week',
    salary: '€26,000–30,000 a year',
    description:
      'You read what sellers submit and send it back with notes: what is promised, what is vague, what a buyer will ask. You also read both sides of a dispute and propose a fair outcome.',
    first: 'turn our notes on good descriptions into a guide that new sellers actually finish.',
  },
  {
    isSample: true,
    id: 'content-designer',
    title: 'Content designer',
    department: 'Design',
    location: 'Remote, European time zones',
    type: 'Full-time',
    salary: '€46,000–54,000 a year',
    description:
      'You write our buttons, emails and error messages, and you remove more than you add. You join when features are planned, because half of all wording problems are really open decisions.',
    first:
      'rewrite the fourteen emails of an order, from placement to approval, and measure whether support gets fewer questions.',
  },
  {
    isSample: true,
    id: 'accounts-payouts',
    title: 'Accounts and payouts associate',
    department: 'Finance',
    location: 'Berlin, two days a week on site',
    type: 'Fixed term, 12 months',
    salary: '€40,000–46,000 a year',
    description:
      'You make sure that the money held for an order reaches the seller on time and that every euro can be traced. You answer questions about invoices, and you speak up when one of our rules makes no sense.',
    first:
      'close the books with us for two months, then design the check that would have found our last three mistakes.',
  },
];
