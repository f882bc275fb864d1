import type { ServicePageId } from '../configuration/services.ts';
import type { EditedText } from './richText.ts';

/** A file that the build writes into the site's `samples` folder. */
export type SampleFileName =
  | 'orders-before.xlsx'
  | 'orders-after.xlsx'
  | 'deck-before.pdf'
  | 'deck-after.pdf'
  | 'order-emails.txt'
  | 'order-rows.csv'
  | 'order-log.txt';

/* SAMPLES: replace them with your own finished work. */

/** What all samples share. `{number}`, `{of}`, `{title}`: the slide. */
export const sampleStatic = {
  slides: 'Five slides',
  slideBefore: 'Slide {number} before: {title}',
  slideAfter: 'Slide {number} after: {title}',
  slideHint: 'Swipe or scroll for all five. Select a slide to see it large.',
  changes: 'Why each change was made',
  change: 'Change {number}',
  downloads: 'Open it yourself',
} as const;

interface SampleFacts {
  readonly files: readonly { readonly name: SampleFileName; readonly label: string }[];
  /** The reason for each change, in the order of the sample. */
  readonly reasons: readonly string[];
}

export const sampleFacts: Record<ServicePageId, SampleFacts> = {
  'excel-assist': {
    files: [
      { name: 'orders-after.xlsx', label: 'The repaired workbook (Excel, LibreOffice)' },
      { name: 'orders-before.xlsx', label: 'The untouched original' },
    ],
    reasons: [
      'March’s 55 amounts had been imported as text, so the sum skipped them. They are numbers again.',
      'Each total now has a second calculation beside it. A check turns red when the two differ.',
      'The notes sheet lists what was wrong, which cells changed and how to add a month.',
    ],
  },
  'presentation-design': {
    files: [
      { name: 'deck-after.pdf', label: 'The finished deck (PDF, five slides)' },
      { name: 'deck-before.pdf', label: 'The draft (PDF, five slides)' },
    ],
    reasons: [
      'Every title is a sentence. Read in order, the five tell the story.',
      'One chart for each slide, and only the figures that its title needs.',
      'The last slide asks for a decision, with a date on which to judge it.',
    ],
  },
  'content-editing': {
    files: [],
    reasons: [
      'What, where and when come first. The date had been left to a second letter.',
      '“May be subject to restrictions” meant that there is no water. Now it says so.',
      'Readers learn what to do, how much and by when.',
      'A name and a number instead of “the undersigned”.',
    ],
  },
  'website-copywriting': {
    files: [],
    reasons: [
      'The old heading would fit any company. The new one turns half of the visitors away, and that’s its job.',
      'A customer’s week instead of adjectives: what to bring, and when there is an answer.',
      'A button that says what comes next. “Learn more” could lead anywhere.',
      'In search results, the old title said “Home”.',
    ],
  },
  'automation-ai': {
    files: [
      { name: 'order-emails.txt', label: 'The five emails it read' },
      { name: 'order-rows.csv', label: 'The rows it entered' },
      { name: 'order-log.txt', label: 'Its log' },
    ],
    reasons: [
      'It enters an order only if it finds a day and an amount for every item.',
      'More than 200 of anything waits for a person. The baker chose that limit.',
      'Every reply is a draft. A person presses Send.',
    ],
  },
};

/** Each workbook’s figures; the build makes the orders of a month add up to its revenue. */
export const workbookSample = {
  sheet: 'Summary',
  beforeCaption: 'Summary as it arrived: March is missing from the total',
  afterCaption: 'Summary as it went back: the total is right, and checked',
  columns: ['Month', 'Orders', 'Revenue in €'],
  months: [
    { month: 'January', orders: 42, revenue: 4620 },
    { month: 'February', orders: 38, revenue: 4180 },
    { month: 'March', orders: 55, revenue: 6050, isText: true },
  ],
  laterMonths: ['April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
  total: 'Total',
  checksRow: 'Checks',
  ok: 'OK',
  failed: 'Look here',
  checks: [
    'Every order is in a month of the summary',
    'The revenue is the sum of all orders',
    'No amount is stored as text',
    'No order number occurs twice',
  ],
  notes: [
    ['What was wrong', 'The total was 8,800 although the shop had sold for more.'],
    ['Why', 'The amounts of March (Orders, C82 to C136) came from another import and were stored as text.'],
    ['What changed', 'Orders, C82 to C136: from text to numbers. No amount was changed.'],
    ['What is new', 'The sheets Checks and Notes. A check turns red and says “Look here” when it fails.'],
    [
      'How to add a month',
      'Add its orders below the last row. The summary has all twelve months and counts the new rows.',
    ],
    ['About this file', 'Made for a website as an example. The shop and its orders are invented.'],
  ],
} as const;

/** The titles of the deck before and after. The slides are drawn in `src/site-build/samples/slides.ts`. */
export const deckSample = [
  { before: 'Q1 customer retention: overview', after: 'Half of our new customers come back within a month' },
  { before: 'Retention metrics by segment', after: 'Those we called came back three times as often' },
  { before: 'Outreach activities: status', after: 'We called only one in three' },
  { before: 'Resource considerations', after: 'Calling all takes eight hours a month' },
  { before: 'Next steps to be discussed', after: 'From May, call every new customer in the first week' },
] as const;

/** A letter with an editor's marks, one paragraph for each reason. */
export const letterSample: readonly EditedText[] = [
  [
    {
      deleted:
        'Please be advised that maintenance work on the water supply will be undertaken in due course.',
    },
    ' ',
    { inserted: 'We’re replacing the water pipe in Mill Street on Tuesday, May 12, from 9:00 to 13:00.' },
  ],
  [
    'During ',
    { deleted: 'this period, the availability of water may be subject to restrictions' },
    ' ',
    { inserted: 'these four hours, you’ll have no water' },
    '.',
  ],
  [
    { deleted: 'Residents are kindly requested to make appropriate arrangements in advance.' },
    ' ',
    { inserted: 'Please fill a bucket and a few bottles before 9:00.' },
  ],
  [
    { deleted: 'Should you require further information, please do not hesitate to contact the undersigned.' },
    ' ',
    { inserted: 'Questions? Ask for Jo Lind at the town hall.' },
  ],
];

export const webPageSample = {
  before: {
    result: 'Home',
    name: 'Fern Accounting Solutions',
    links: ['Solutions', 'Philosophy', 'News'],
    heading: 'Your dynamic partner for holistic accounting solutions',
    text: 'With many years of experience and an innovative approach, we sustainably support businesses of all sizes in every phase of their journey.',
    button: 'Learn more',
    points: ['Competence', 'Passion', 'Trust'],
  },
  after: {
    result: 'Bookkeeping for cafés and small shops – Fern',
    name: 'Fern Accounting',
    links: ['What we do', 'What it costs', 'Who we are'],
    heading: 'We do the books for cafés and small shops',
    text: 'Drop off your receipts on Friday. On Monday you see what you earned, what you owe and what to set aside.',
    button: 'See what it costs',
    points: ['One price a month', 'The same person each time', 'Leave at the end of any month'],
  },
} as const;

/** A morning of orders. `orderLog` is what the routine in `src/site-build/samples/orderRoutine.ts` makes of `orderEmails`. */
export const orderSample = {
  beforeHeading: 'By hand, every morning',
  before: [
    ['7:40', 'Open five emails, one after the other'],
    ['7:48', 'Type each order into the sheet'],
    ['8:05', 'Notice that “two more” has no number; look for last week’s email'],
    ['8:15', 'Write five replies'],
    ['8:25', 'Start baking'],
  ],
  afterHeading: 'Log of the routine',
  emails: [
    {
      time: '7:02',
      from: 'Café Anton',
      text: 'Good morning! For tomorrow 40 rolls and 6 rye loaves, please.',
    },
    { time: '7:10', from: 'Hotel Linden', text: 'Please send 25 croissants on Friday.' },
    { time: '7:31', from: 'Mara', text: 'The same as always, but two more.' },
    { time: '7:44', from: 'Station kiosk', text: '12 pretzels and 10 rolls for tomorrow. Thanks!' },
    { time: '8:05', from: 'School kitchen', text: '400 rolls for tomorrow, please.' },
  ],
  log: [
    { time: '7:02', from: 'Café Anton', result: '2 rows entered, reply drafted', isAside: false },
    { time: '7:10', from: 'Hotel Linden', result: '1 row entered, reply drafted', isAside: false },
    { time: '7:31', from: 'Mara', result: 'Set aside: no day, no amount', isAside: true },
    { time: '7:44', from: 'Station kiosk', result: '2 rows entered, reply drafted', isAside: false },
    { time: '8:05', from: 'School kitchen', result: 'Set aside: 400 rolls is over 200', isAside: true },
  ],
  sumLabel: 'Sum',
  sum: '5 read, 3 entered, 2 for you',
} as const;
