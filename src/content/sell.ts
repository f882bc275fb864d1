import { facts } from './facts.ts';
import type { PageWords } from './page.ts';
import { feeRange } from './plans.ts';

export const sell = {
  title: 'Become a seller',
  description:
    'Sell small desk tasks on Deskhand: how to start in four steps, what you keep of each order and how you are paid.',
  heading: 'Do good desk work, and get paid for it',
  lead: 'Describe what you do, set your packages and answer the first request. Buyers pay before you start, and the money is yours once the work is approved.',
  keep: {
    heading: 'What you keep',
    text: `You set the price; the buyer pays that price. Our service fee comes out of it: ${feeRange.lowest}% to ${feeRange.highest}%, depending on your plan and nothing else.`,
    caption: 'What is left of an order of {order}, by plan',
    columns: { plan: 'Your plan', monthly: 'A month', fee: 'Service fee', keep: 'You keep' },
    /** `{plan}` costs `{more}` a month more than the plan before it and takes `{less}` percent less. */
    worth:
      '{plan} costs {more} a month more and takes {less}% less of each order: it is the cheaper plan once you sell for more than {sales} a month.',
    compare: 'All plans, with yearly prices',
  },
} as const satisfies PageWords & Record<string, unknown>;

/** The text of static views, which is sent as HTML only (`*.static.tsx`). */
export const sellStatic = {
  apply: { link: 'Write to us to start', subject: 'Becoming a seller' },
  start: {
    heading: 'How to start',
    steps: [
      {
        title: 'Write to us',
        text: `Say what you do best and add two pieces of work you may show. We answer within ${facts.replyDays} business day.`,
      },
      {
        title: 'Show who you are',
        text: 'We check your identity once, and we look at the work you sent. Buyers see that you were checked, not your documents.',
      },
      {
        title: 'Write a gig',
        text: 'One clearly bounded job in three packages, Basic, Standard and Premium: what comes back, by when, with how many revisions.',
      },
      {
        title: 'Answer the first request',
        text: 'Ask what is missing, agree on the date, and start when the payment is held. The buyer approves, and you are paid.',
      },
    ],
    look: {
      heading: 'Look around first',
      text: 'Two demos with sample figures show what a seller sees and what a buyer sees of you.',
      dashboard: 'The seller dashboard',
      gig: 'A sample gig',
    },
  },
  paid: {
    heading: 'How and when you are paid',
    rows: [
      {
        term: 'Before you start',
        text: 'The buyer pays the full price, and we hold it. You see it in the order.',
      },
      {
        term: 'When it is approved',
        text: 'The hold ends, the fee is taken off, and the rest is in your balance.',
      },
      {
        term: 'When you withdraw',
        text: `The money is in your bank account within ${facts.withdrawalDays} business days.`,
      },
      {
        term: 'When you disagree',
        text: 'A person reads the request, the messages and the files, and decides by what was agreed.',
      },
    ],
    link: 'How disputes are decided',
  },
  levels: {
    heading: 'Four levels',
    text: 'A level tells a buyer how much of your work others have seen. It never changes your fee.',
    caption: 'Seller levels, and what each takes',
    columns: { level: 'Level', reached: 'You are there when', changes: 'What it changes' },
    items: [
      {
        level: 'New Seller',
        reached: 'your first gig is online',
        changes: 'Your gigs can be found in their category, marked as new.',
      },
      {
        level: 'Level 1',
        reached: 'your first orders were delivered on time and approved',
        changes: 'Buyers see your delivery record on the gig.',
      },
      {
        level: 'Level 2',
        reached: 'buyers come back, and revisions are rare',
        changes: 'You may offer larger packages and are asked for requests that name no seller.',
      },
      {
        level: 'Top Rated',
        reached: 'a person here has read your reviews and orders over a long time, and agreed',
        changes: 'You are proposed to Enterprise teams first.',
      },
    ],
  },
  benefits: {
    heading: 'What you do not have to do',
    items: [
      {
        title: 'Chase invoices',
        text: 'The price is paid before you open the file. There are no reminders to write.',
      },
      {
        title: 'Pitch for free',
        text: 'A request comes with its material. You answer with a package and a date.',
      },
      {
        title: 'Argue about scope',
        text: 'What is in the package is written down, and so is the number of revisions.',
      },
      {
        title: 'Be online all day',
        text: 'You set the delivery times. Pause your gigs for a holiday; running orders keep their dates.',
      },
      {
        title: 'Sort out problems alone',
        text: 'Support is there around the clock, for sellers as for buyers.',
      },
      {
        title: 'Take every job',
        text: 'Saying no to a request costs you neither rating nor rank.',
      },
    ],
  },
  testimonials: {
    heading: 'What sellers say',
    note: 'Sample voices: these three people are invented, to show what will stand here.',
  },
  closing: {
    heading: 'Who may sell',
    text: `Anyone of ${facts.minimumAge} or older, or with a parent’s consent, who does the work themselves. The rules are short, and worth reading before you write.`,
    terms: 'Terms of service',
    help: 'Help for sellers',
  },
} as const;

/** SAMPLES (decision H11): invented people, shown as initials. */
export const testimonials = [
  {
    initials: 'MK',
    source: 'M. K., spreadsheets',
    quote:
      'I used to spend Fridays on quotes. Now the package says it all, and I spend Fridays on pivot tables.',
  },
  {
    initials: 'AO',
    source: 'A. O., editing',
    quote: 'The payment is there before I read the first line. That alone changed how I sleep.',
  },
  {
    initials: 'JR',
    source: 'J. R., slides',
    quote: 'Small jobs, clear ends. Three of my buyers have come back every quarter with the same deck.',
  },
] as const;
