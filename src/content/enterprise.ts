import { plans } from '../configuration/plans.ts';
import { facts } from './facts.ts';
import type { PageWords } from './page.ts';

const [, , plan] = plans;

export const enterprise = {
  title: 'Deskhand for enterprise',
  description:
    'Desk work for whole departments: a dedicated account manager, an SLA, one invoice and unlimited team members.',
  heading: 'Desk work for whole departments',
  lead: 'When ten people need slides, sheets and copy every week, the work needs one contract, one invoice and one person who knows you. That is what Deskhand Enterprise is.',
  price: {
    heading: 'What it costs',
    text: 'The plan has one price for the whole team. Orders are paid on top, each at the price agreed for it.',
    monthly: 'a month',
    yearly: 'or {price} for a year, {saved} less than twelve months',
    compare: 'Compare all plans',
  },
} as const satisfies PageWords & Record<string, unknown>;

/** The text of static views, which is sent as HTML only (`*.static.tsx`). */
export const enterpriseStatic = {
  sales: { link: 'Contact Sales', subject: 'Enterprise sales' },
  /** Facts, not samples: each comes from `plans.ts` or `facts.ts`. */
  stats: {
    heading: 'Three figures to compare',
    items: [
      { figure: `${plan.fee}%`, text: 'service fee on each order, the lowest of our plans' },
      {
        figure: `${facts.supportResponseHours} hours`,
        text: 'until support answers, on average, day and night',
      },
      { figure: facts.apiLimits.enterprise, text: 'API requests an hour for your own systems' },
    ],
  },
  features: {
    heading: 'What the plan adds',
    text: 'Everything in the smaller plans, and what a purchasing department asks for.',
    items: [
      {
        title: 'A dedicated account manager',
        text: 'One person with a name and a phone number. They know your template, your spelling rules and who approves what, so nobody explains it twice.',
      },
      {
        title: 'An SLA',
        text: 'Answer and delivery times per kind of task, written into the contract, with what you are owed when one is missed.',
      },
      {
        title: 'Unlimited team members',
        text: 'Everyone who has work to hand over gets their own access. Joiners and leavers change nothing on the bill.',
      },
      {
        title: 'Priority support',
        text: 'Questions from your team go to the front of the queue, with the order and its history already open.',
      },
      {
        title: 'Custom branding',
        text: 'Your colors, fonts and templates are stored once and used on every slide, sheet and page that comes back.',
      },
      {
        title: 'API access',
        text: 'Place orders and follow them from the ticket system you have. Enterprise accounts sign in with OAuth 2.0 instead of a key.',
        link: { label: 'Read the API documentation', to: 'apiDocs' },
      },
    ],
  },
  start: {
    heading: 'From first call to first order',
    steps: [
      {
        title: 'We listen',
        text: 'Which tasks pile up, who has them, what may leave the house and what may not. Bring two real examples.',
      },
      {
        title: 'You try one',
        text: 'A real task, at its normal price, done under the rules you need. Afterwards you know how we work, and we know your template.',
      },
      {
        title: 'We put it in writing',
        text: 'Contract, SLA and data processing terms for your lawyers to read; the account manager sets up teams and templates meanwhile.',
      },
    ],
  },
  procurement: {
    heading: 'For procurement',
    rows: [
      {
        term: 'Invoice',
        text: 'One a month for all teams, listed by cost center and order.',
      },
      {
        term: 'Fee changes',
        text: `Announced at least ${facts.feeNoticeDays} days ahead.`,
        link: { label: 'Terms of service', to: 'terms' },
      },
      {
        term: 'Personal data',
        text: 'Used for the order it belongs to.',
        link: { label: 'Privacy policy', to: 'privacy' },
      },
      {
        term: 'Payments',
        text: 'Held per order until the person who asked for it approves it.',
        link: { label: 'How protection works', to: 'trustSafety' },
      },
      {
        term: 'Languages',
        text: `Sellers work in ${facts.languages} languages; ask for the ones you need together.`,
      },
    ],
  },
  closing: {
    heading: 'Send two examples',
    text: `Two tasks that pile up, roughly how many people, and a date to talk. You hear back within ${facts.replyDays} business day.`,
  },
} as const;
