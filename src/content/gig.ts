import type { PageWords } from './page.ts';

export interface GigPackage {
  readonly id: 'basic' | 'standard' | 'premium';
  readonly name: string;
  readonly price: number;
  /** In days. */
  readonly delivery: number;
  readonly revisions: number | 'unlimited';
  readonly description: string;
  readonly features: readonly string[];
}

interface GigReview {
  readonly name: string;
  readonly initials: string;
  /** Out of 5. */
  readonly rating: number;
  readonly date: string;
  readonly bought: GigPackage['name'];
  readonly text: string;
}

export const gig = {
  title: 'Spreadsheet cleanup, a sample gig',
  description:
    'A sample gig page: three packages with their price, delivery time and revisions, the seller’s profile, and reviews. Demo data.',
  heading: 'Spreadsheet cleanup with the steps written down',
  lead: 'A gig is one clearly defined job at a fixed price. You don’t have to look for one: an offer that is based on a gig names it. This sample shows what you can read there before you agree to the offer.',
  tabs: { label: 'About this gig', overview: 'Overview', seller: 'About Seller', reviews: 'Reviews' },
  packages: {
    heading: 'Choose a package',
    legend: 'How much do you need?',
    hint: '{price} · {days}',
    chosen: '{name} package',
    terms: { price: 'Price', delivery: 'Delivery', revisions: 'Revisions', features: 'Included' },
    days: { one: '1 day', other: '{n} days' },
    revisions: { one: '1 revision', other: '{n} revisions' },
    unlimited: 'Unlimited revisions',
    continue: 'Continue with {name}',
    subject: 'Order: spreadsheet cleanup, {name} package',
  },
  comparison: {
    caption: 'The three packages, side by side',
    package: 'Package',
    delivery: 'Days',
    revisions: 'Revisions',
    price: 'Price',
    unlimited: 'Unlimited',
  },
} as const satisfies PageWords & Record<string, unknown>;

export const gigStatic = {
  demo: {
    title: 'Demo data',
    text: 'This gig, its seller and its reviews are samples. Continue opens our contact form; nothing is ordered or charged.',
  },
  overview: {
    heading: 'What you provide, what you get',
    paragraphs: [
      'You provide one workbook that has grown over the years: totals that don’t match, dates in several formats, formulas everyone is afraid to touch. Say which figure should be right and how you would know.',
      'You get back the same workbook, fixed, with a tab that lists every change: the cell, the old content, the new content, and why. Nothing is lost: whatever was replaced is kept on its own tab.',
    ],
    notIncluded: {
      heading: 'Not included',
      items: [
        'Macros and scripts; ask for them in your request.',
        'Data entry from paper or pictures.',
        'Tax advice. The totals will be right; what they mean is a question for your accountant.',
      ],
    },
    needed: {
      heading: 'To start, the seller needs',
      items: [
        'the workbook, with names and addresses replaced if they are private;',
        'one figure that you know is right, or one that you know is wrong;',
        'the name of the program it has to work in.',
      ],
    },
  },
  seller: {
    name: 'Mara Lindqvist',
    initials: 'ML',
    level: 'Level 2 seller',
    facts: [
      { term: 'Works from', value: 'Gothenburg, weekdays 8\u00a0a.m. to 4\u00a0p.m.' },
      { term: 'Writes in', value: 'English, Swedish, German' },
      { term: 'Usually replies', value: 'Within 3 hours' },
      { term: 'Orders completed', value: '212' },
      { term: 'Delivered on time', value: '98%' },
    ],
    heading: 'In her own words',
    paragraphs: [
      'I kept the books at a theater for nine years and inherited every spreadsheet in the building. I learned that people aren’t afraid of formulas. They’re afraid of breaking someone else’s.',
      'So I write everything down. When you get your workbook back, you shouldn’t need me for the next change. If you don’t, I did my job.',
    ],
    promise: 'If I can’t find the problem, I tell you on the first day and we cancel the order.',
  },
  reviews: {
    heading: '{rating} out of 5, from {n} sample reviews',
    rating: '{rating} out of 5',
    bought: '{package} package',
  },
} as const;

/** The demo's packages, exact wording (F5). */
export const gigPackages: readonly [GigPackage, GigPackage, GigPackage] = [
  {
    id: 'basic',
    name: 'Basic',
    price: 50,
    delivery: 3,
    revisions: 1,
    description: 'One tab that should add up again.',
    features: ['One tab of up to 500 rows', 'Broken formulas found and fixed', 'List of changes'],
  },
  {
    id: 'standard',
    name: 'Standard',
    price: 100,
    delivery: 2,
    revisions: 3,
    description: 'A whole workbook, cleaned and explained.',
    features: [
      'Up to five tabs and 5,000 rows',
      'Dates, names and numbers in one format',
      'List of changes',
      'A first tab that explains the rest',
    ],
  },
  {
    id: 'premium',
    name: 'Premium',
    price: 200,
    delivery: 1,
    revisions: 'unlimited',
    description: 'The workbook, an overview, and checks that warn you.',
    features: [
      'Any number of tabs, up to 20,000 rows',
      'Everything in Standard',
      'One overview page, ready to print',
      'Three checks that tell you when a figure is off',
      'A 30-minute handover call',
    ],
  },
];

/** Sample reviews (decision H11), marked as samples on the page. */
export const gigReviews: readonly GigReview[] = [
  {
    name: 'Tomás R.',
    initials: 'TR',
    rating: 5,
    date: '2025-10-29',
    bought: 'Standard',
    text: 'Our inventory list had been eleven euros off since spring. One row was counting itself. The list of changes was so clear that my colleague fixed the other file herself.',
  },
  {
    name: 'Ines K.',
    initials: 'IK',
    rating: 5,
    date: '2025-09-17',
    bought: 'Premium',
    text: 'She asked two questions before starting, both of them good. The check tab has already caught an order that was pasted twice.',
  },
  {
    name: 'Bram V.',
    initials: 'BV',
    rating: 4,
    date: '2025-08-05',
    bought: 'Basic',
    text: 'Does what it says. I forgot about a hidden second tab that fed the first, so we needed the revision. My fault, and it was still done the same day.',
  },
  {
    name: 'Dr. A. Osei',
    initials: 'AO',
    rating: 5,
    date: '2025-06-21',
    bought: 'Standard',
    text: 'Survey data from four clinics, with four ways of writing a date. It came back with one, and the seventeen doubtful rows were marked instead of guessed.',
  },
];
