import { capabilities } from '../configuration/capabilities.ts';
import { planNames } from '../configuration/planNames.ts';
import { facts } from './facts.ts';
import { sellerSteps } from './promises.ts';
import type { Sampled } from './sampled.ts';

export const sellStatic = {
  apply: { link: 'Write to us to start', subject: 'Becoming a seller' },
  start: {
    heading: 'How to start',
    steps: [
      {
        title: 'Write to us',
        text: `${sellerSteps.write}${capabilities.uploads ? ' You may attach one of them.' : ''} We reply within ${facts.replyTime}.`,
      },
      {
        title: 'Show who you are',
        text: 'We check your identity once, before you publish anything. Buyers see that you were verified, but not your documents.',
      },
      {
        title: 'Choose a plan and write a gig',
        text: `${planNames.starter} is the smallest plan, ${planNames.enterprise} the one for a team. A gig is one clearly defined job in three packages, Basic, Standard and Premium: what the buyer gets, by when, with how many revisions. ${sellerSteps.read}`,
      },
      {
        title: 'Answer your first request',
        text: 'We pass on requests that fit your gigs. You name a price and a date, and we send them to the buyer as an offer. Start once the payment is held; when the buyer approves, the money is released to you.',
      },
    ],
    look: {
      heading: 'Look around first',
      text: capabilities.reviews
        ? 'Two demos with sample figures show what you see as a seller, and what buyers see of you.'
        : 'A demo with sample figures shows what you see as a seller.',
      dashboard: 'The seller dashboard',
      gig: 'A sample gig',
    },
  },
  paid: {
    heading: 'How and when you get paid',
    rows: [
      {
        term: 'Before you start',
        text: 'The buyer pays the full price, and we hold it. The order shows it.',
      },
      {
        term: 'When the buyer approves',
        text: 'We take the fee and release the rest to your balance.',
      },
      {
        term: 'When you withdraw',
        text: `The money reaches your bank account in ${facts.withdrawalDays} business days.`,
      },
      {
        term: 'If you disagree',
        text: 'A person reads the request, the messages and the files, and decides by what was agreed. Either side may ask once for a second reader.',
      },
    ],
    link: 'How disputes are decided',
  },
  levels: {
    heading: 'Four levels',
    text: 'A level tells buyers how much of your work others have seen. It affects how soon we propose you and how large a package you can offer, never your fee.',
    caption: 'Seller levels and how to reach them',
    columns: { level: 'Level', reached: 'You reach it when', changes: 'What it changes' },
    items: [
      {
        level: 'New Seller',
        reached: 'your first gig is online',
        changes: 'Our offers may name your gigs, marked as new.',
      },
      {
        level: 'Level 1',
        reached: 'your first orders are delivered on time and approved',
        changes: 'Buyers see your delivery record on the gig.',
      },
      {
        level: 'Level 2',
        reached: 'buyers come back and revisions are rare',
        changes: 'You can offer larger packages, and we propose you sooner.',
      },
      {
        level: 'Top Rated',
        reached: 'one of us has reviewed a long record of your orders and agreed',
        changes: 'We suggest you first to Enterprise teams.',
      },
    ],
  },
  benefits: {
    heading: 'What you don’t have to do',
    items: [
      {
        title: 'Chase invoices',
        text: 'The price is paid before you open the file, so there are no reminders to write.',
      },
      {
        title: 'Pitch for free',
        text: 'Requests come with details. You reply with a price and a date.',
      },
      {
        title: 'Argue about scope',
        text: 'The package says what’s included, and how many revisions.',
      },
      {
        title: 'Be online all day',
        text: 'You set the delivery times. Pause your gigs when you’re on vacation; open orders keep their dates.',
      },
      {
        title: 'Sort out problems alone',
        text: 'Support is there around the clock, for sellers and buyers alike.',
      },
      {
        title: 'Take every job',
        text: `Turning down a request doesn’t affect your ${capabilities.reviews ? 'rating or your ' : ''}level.`,
      },
    ],
  },
  testimonials: {
    heading: 'What sellers say',
    note: 'Sample quotes: these three people are made up, to show how this section will look.',
  },
  closing: {
    heading: 'Who can sell',
    text: `You need to be ${facts.minimumAge} or older, or have a parent’s consent, and do the work personally or with a named team. The rules are short and worth reading first.`,
    terms: 'Terms of service',
    help: 'Help for sellers',
  },
} as const;

interface Testimonial extends Sampled {
  readonly initials: string;
  readonly source: string;
  readonly quote: string;
}

/** SAMPLES (decision H11): invented people, shown as initials. */
export const testimonials: readonly Testimonial[] = [
  {
    isSample: true,
    initials: 'MK',
    source: 'M. K., spreadsheets',
    quote:
      'I used to spend Fridays writing quotes. Now the package says it all, and I spend Fridays on pivot tables.',
  },
  {
    isSample: true,
    initials: 'AO',
    source: 'A. O., editing',
    quote: 'The payment is there before I read the first line. I sleep better for it.',
  },
  {
    isSample: true,
    initials: 'JR',
    source: 'J. R., slides',
    quote: 'Small jobs with a clear end. Three of my buyers come back every quarter with the same deck.',
  },
];
