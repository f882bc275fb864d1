import { facts } from './facts.ts';
import type { PageWords } from './page.ts';
import { feeRange } from './plans.ts';

export const about = {
  title: 'About Deskhand',
  description:
    'Why Deskhand exists: small tasks deserve good hands, clear prices and money that moves only when the work is right.',
  heading: 'Small tasks deserve good hands',
  lead: `Deskhand was founded in ${facts.founded} to connect people who are stuck on a sheet, a deck or a paragraph with independent professionals who do such things every day.`,
  mission: {
    heading: 'Our mission',
    text: 'To make handing over an hour of desk work as ordinary as taking a coat to the cleaner’s: you say what is wrong, you are told the price, you get it back done.',
  },
  vision: {
    heading: 'Our vision',
    text: 'A working week in which nobody stays late over a formula they will need once, and in which people who are good at such things can live from them, wherever they are.',
  },
  story: {
    heading: 'How it began',
    paragraphs: [
      'Most offices have one person who is asked about spreadsheets. It is not that person’s job. They were helpful once, word got round, and now there is a queue at their desk every time the month ends. The same goes for whoever “has an eye for slides” and whoever “writes nicely”.',
      'Asking outside the building should have been the way out. But the freelance sites we tried were made for projects: write a specification, invite bids, hold interviews, sign off milestones. For a job of an hour, finding someone took longer than the job, so people went back to the colleague, or did it themselves at night, badly.',
      'Deskhand starts from the small end. A task here has a kind, a price where it begins, and a sentence that says what comes back. Payment is held until the buyer approves. What would be a phase in a project is one message here.',
      'We are a small company and intend to be good at few things. That is why there are five services instead of five hundred, and why “not sure yet” is an answer you can choose: finding out what the task is belongs to the work.',
    ],
  },
  factSheet: {
    heading: 'In figures we can stand behind',
    rows: [
      { term: 'Founded', value: `${facts.founded}` },
      { term: 'Services', value: 'Five, in four categories' },
      { term: 'Service fee', value: `${feeRange.lowest}% to ${feeRange.highest}% of an order, by plan` },
      { term: 'Charged in', value: 'Euros, whatever your region shows' },
      { term: 'Reply', value: `Within ${facts.replyDays} business day` },
    ],
    note: 'You will find no number of happy customers here. Where this site shows ratings, press articles or earnings, they are samples of how such things will look, and the page says so.',
  },
  values: {
    heading: 'What we hold ourselves to',
    lead: 'Five rules, each with the place where you can see whether we keep it.',
    items: [
      {
        title: 'Say what comes back',
        text: 'A service is described by the thing you will open when it is done. If we cannot say what that is, we do not sell it.',
        to: 'services',
        link: 'Read the five descriptions',
      },
      {
        title: 'Print the price first',
        text: 'Where a service starts, what a plan costs and what we keep of an order stand on public pages, without an account and without a call.',
        to: 'popular',
        link: 'See where prices start',
      },
      {
        title: 'Let the money wait for the work',
        text: 'A seller can begin knowing that the sum is there. A buyer can look first and release it afterwards. Neither has to trust a stranger’s word.',
        to: 'trustSafety',
        link: 'How payments are protected',
      },
      {
        title: 'Hear both sides',
        text: 'When a buyer and a seller disagree, a person reads the brief, the messages and the file before anything is decided. A rating alone decides nothing.',
        to: 'terms',
        link: 'The rules for disputes',
      },
      {
        title: 'Be usable by everyone',
        text: 'Small screens, old computers, keyboards, screen readers: if somebody cannot order or sell here, that is a fault on our side and is treated as one.',
        to: 'accessibility',
        link: 'Our accessibility statement',
      },
    ],
  },
  onward: {
    heading: 'Where to go from here',
    links: [
      {
        to: 'careers',
        label: 'Open positions',
        text: 'What we would need help with, and what it would pay.',
      },
      { to: 'press', label: 'Press center', text: 'Background, pictures and a person to ask.' },
      {
        to: 'blog',
        label: 'Notes from the desk',
        text: 'Briefs, prices and handovers, explained at length.',
      },
      { to: 'contact', label: 'Write to us', text: 'Praise, doubts, a task you cannot place.' },
    ],
  },
} as const satisfies PageWords & Record<string, unknown>;
