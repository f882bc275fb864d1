import { config } from '../config.ts';
import { capabilities } from '../configuration/capabilities.ts';
import { facts } from './facts.ts';
import type { PageWords } from './page.ts';
import { feeRange } from './plans.ts';

const samples = [
  ...(capabilities.reviews ? ['ratings'] : []),
  ...(capabilities.press ? ['press articles'] : []),
  ...(capabilities.accounts ? ['earnings'] : []),
];

export const about = {
  title: 'About us',
  description: `Why ${config.name} exists: small tasks deserve good hands, clear prices, and payments that are held until you approve the work.`,
  heading: 'Small tasks deserve good hands',
  lead: `${config.name} was founded in ${facts.founded} to connect people who are stuck on a sheet, a deck or a paragraph with independent professionals who do that work every day.`,
  mission: {
    heading: 'Our mission',
    text: 'To make handing over an hour of desk work as ordinary as dropping off a coat at the cleaner’s: you say what’s wrong, you hear the price, and you get it back done.',
  },
  vision: {
    heading: 'Our vision',
    text: 'A work week in which no one stays late over a formula they will need only once, and in which people who are good at formulas can make a living from them, wherever they are.',
  },
  story: {
    heading: 'How it began',
    paragraphs: [
      'Most offices have one person who is asked about spreadsheets. It is not that person’s job. They were helpful once, word got around, and now there is a line at their desk at the end of every month. The same goes for the colleague who “has an eye for slides” and the one who “writes well.”',
      'Hiring someone outside should have solved it. But the freelance sites we tried were made for projects: write a specification, invite bids, hold interviews, sign off on milestones. For a one-hour job, finding someone took longer than the job itself, so people went back to their colleague, or did it themselves at night, badly.',
      `${config.name} starts at the small end. Every service here has a starting price and a sentence that says what you get back. The payment is held until the buyer approves. What would be a phase of a project elsewhere is a single message here.`,
      'We are a small company and want to be good at a few things. That is why we have five services, and why “not sure yet” is an answer you can choose: figuring out what the task is belongs to the work.',
    ],
  },
  factSheet: {
    heading: 'Figures we can vouch for',
    rows: [
      { term: 'Founded', value: `${facts.founded}` },
      { term: 'Services', value: 'Five, in four categories' },
      ...(capabilities.accounts
        ? [{ term: 'Service fee', value: `${feeRange.lowest}% to ${feeRange.highest}% of an order, by plan` }]
        : []),
      { term: 'Charged in', value: 'Euros, whatever your region shows' },
      { term: 'Reply', value: `Within ${facts.replyTime}` },
    ],
    note: `You won’t find a count of happy customers here.${
      samples.length > 0
        ? ` Where this site shows ${new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(samples)}, they are samples of how these will look, and the page says so.`
        : ''
    }`,
  },
  values: {
    heading: 'What we hold ourselves to',
    lead: 'Five rules, each with a link to where you can check whether we keep it.',
    items: [
      {
        title: 'Say what comes back',
        text: 'We describe a service by what you will open when it’s done. If we can’t say what that is, we don’t offer it.',
        to: 'services',
        link: 'Read the five descriptions',
      },
      {
        title: 'Print the price first',
        text: capabilities.accounts
          ? 'Starting prices, plan prices and our fee are on public pages. You don’t need an account or a call to see them.'
          : 'Starting prices are on public pages. You don’t need a call to see them.',
        to: capabilities.reviews ? 'popular' : 'services',
        link: 'See where prices start',
      },
      {
        title: 'Let the money wait for the work',
        text: 'Sellers can start work knowing that the money is there. Buyers can check the work before they release it. Neither has to take a stranger’s word.',
        to: 'trustSafety',
        link: 'How payments are protected',
      },
      {
        title: 'Hear both sides',
        text: `When a buyer and a seller disagree, a person reads the brief, the messages and the file before deciding anything.${
          capabilities.reviews ? ' A rating alone settles nothing.' : ''
        }`,
        to: 'terms',
        link: 'The rules for disputes',
      },
      {
        title: 'Be usable by everyone',
        text: 'Small screens, old computers, keyboards, screen readers: if you can’t order or sell here, that is our bug, and we treat it as one.',
        to: 'accessibility',
        link: 'Our accessibility statement',
      },
    ],
  },
  onward: {
    heading: 'Where to go from here',
    links: [
      ...(capabilities.careers
        ? [
            {
              to: 'careers' as const,
              label: 'Open positions',
              text: 'Where we need help, and what each job pays.',
            },
          ]
        : []),
      ...(capabilities.press
        ? [{ to: 'press' as const, label: 'Press center', text: 'Background, pictures and someone to ask.' }]
        : []),
      {
        to: 'blog',
        label: 'Notes from the desk',
        text: 'Briefs, prices and handovers, explained at length.',
      },
      { to: 'contact', label: 'Write to us', text: 'Praise, doubts, a task that fits no category.' },
    ],
  },
} as const satisfies PageWords & Record<string, unknown>;
