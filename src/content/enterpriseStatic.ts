import { capabilities } from '../configuration/capabilities.ts';
import { plans } from '../configuration/plans.ts';
import { facts } from './facts.ts';
import { invoices } from './promises.ts';

const [, , plan] = plans;

export const enterpriseStatic = {
  sales: { link: 'Contact Sales', subject: 'Enterprise sales' },
  /** Facts, not samples: each comes from `plans.ts` or `facts.ts`. */
  stats: {
    heading: capabilities.api ? 'Three figures to compare' : 'Two figures to compare',
    items: [
      { figure: `${plan.fee}%`, text: 'service fee on what your team sells, our lowest; buyers pay no fee' },
      {
        figure: `${facts.supportResponseHours} hours`,
        text: 'average response time of support, day and night',
      },
      ...(capabilities.api
        ? [{ figure: facts.apiLimits.enterprise, text: 'API requests an hour for your own systems' }]
        : []),
    ],
  },
  features: {
    heading: 'What the plan adds',
    text: 'Everything in the smaller plans, plus what a purchasing department asks for.',
    items: [
      {
        title: 'A dedicated account manager',
        text: 'One person with a name and a phone number. They know your template, your style rules and who approves what, so you explain it only once.',
      },
      {
        title: 'An SLA',
        text: 'Response and delivery times for each kind of task, written into the contract, along with what we owe you if one is missed.',
      },
      {
        title: 'Unlimited team members',
        text: 'Everyone on the team gets their own access. People can join or leave without changing the bill.',
      },
      {
        title: 'Priority support',
        text: 'Your team’s questions go to the front of the line, and we have the order and its history open when we reply.',
      },
      {
        title: 'Custom branding',
        text: 'Your colors, fonts and templates are stored once and used on every slide, sheet and page.',
      },
      ...(capabilities.api
        ? [
            {
              title: 'API access',
              text: 'Send requests and track orders from your own ticket system. Sign in with an API key or with OAuth 2.0; either works.',
              link: { label: 'Read the API documentation', href: '/support/api-docs' },
            },
          ]
        : []),
    ],
  },
  start: {
    heading: 'From first call to first order',
    steps: [
      {
        title: 'We listen',
        text: 'Which tasks pile up, who has them, and which files may leave the company. Bring two real examples.',
      },
      {
        title: 'You try one',
        text: 'A real task, at its regular price, done under the rules you need. Afterward you know how we work, and we know your template.',
      },
      {
        title: 'We put it in writing',
        text: 'Your lawyers get the contract, the SLA and the data processing terms. Meanwhile, your account manager sets up teams and templates.',
      },
    ],
  },
  procurement: {
    heading: 'For procurement',
    rows: [
      {
        term: 'Invoice',
        text: invoices,
      },
      {
        term: 'Fee changes',
        text: `Announced at least ${facts.feeNoticeDays} days ahead.`,
        link: { label: 'Terms of service', href: '/legal/terms' },
      },
      {
        term: 'Personal data',
        text: 'Used for the order it belongs to.',
        link: { label: 'Privacy policy', href: '/legal/privacy' },
      },
      {
        term: 'Payments',
        text: 'Held for each order, and released when someone on your team approves the work.',
        link: { label: 'How protection works', href: '/support/trust-safety' },
      },
      {
        term: 'Languages',
        text: `Sellers work in ${facts.languages} languages; tell us which ones you need.`,
      },
    ],
  },
  closing: {
    heading: 'Tell us about two tasks',
    text: `Describe two tasks that pile up, roughly how many people are involved, and when you could talk. You’ll hear back within ${facts.replyTime}.`,
  },
} as const;
