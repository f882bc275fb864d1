import type { ServicePageId } from '../configuration/services.ts';
import { facts } from './facts.ts';
import type { PageWords } from './page.ts';

export const services = {
  title: 'Services',
  description:
    'Small desk tasks done by independent professionals: spreadsheets, slides, editing, website text and automation, each at a fixed price.',
  heading: 'Services for the work on your desk',
  lead: 'Pick the kind of task, read what comes back and what it costs, and send us the details. If you are not sure which service fits, ask: working that out is part of the job.',
  exchange: {
    heading: 'Straight to a service',
    caption: 'Five services: what goes out, what comes back',
    columns: { service: 'Service', send: 'You send', back: 'You get back', price: 'Starts at' },
  },
  moneyLink: 'What happens to your money, in detail',
} as const satisfies PageWords & Record<string, unknown>;

/** The text of static views, which is sent as HTML only (`*.static.tsx`). */
export const servicesStatic = {
  actions: { browse: 'Browse categories', sell: 'Become a seller' },
  categories: {
    heading: 'By category',
    text: 'Start here if you know what the work is but not what it is called. Video and audio have no seller of their own yet; we arrange them one by one.',
    onRequest: 'On request',
    items: [
      {
        id: 'development',
        name: 'Development',
        text: 'Formulas, imports between tools, small scripts, and routines that run without you.',
        onRequest: false,
      },
      {
        id: 'design',
        name: 'Design',
        text: 'Decks, slide templates, charts, one-page handouts and documents that look like yours.',
        onRequest: false,
      },
      {
        id: 'marketing',
        name: 'Marketing',
        text: 'Landing pages, product descriptions, newsletters and the slides you sell with.',
        onRequest: false,
      },
      {
        id: 'video',
        name: 'Video',
        text: 'Subtitles, cuts of a recorded talk, and short explanations of a screen.',
        onRequest: true,
      },
      {
        id: 'audio',
        name: 'Audio',
        text: 'Transcripts, cleaned-up recordings and spoken versions of a text.',
        onRequest: true,
      },
      {
        id: 'writing',
        name: 'Writing',
        text: 'Reports, letters, articles and web pages, written from notes or edited line by line.',
        onRequest: false,
      },
    ],
  },
  ordering: {
    heading: 'How ordering works',
    steps: [
      {
        title: 'Say what is on your desk',
        text: `Three short screens: the task, how to reach you, a last look. You hear from us within ${facts.replyDays} business day.`,
      },
      {
        title: 'Agree on one price',
        text: 'You are told who would do it, what is included, how many revisions there are and by when. Until you say yes, nothing is due.',
      },
      {
        title: 'Pay, and we hold it',
        text: 'Your payment is set aside before work starts. The seller can see that it is there, but cannot take it.',
      },
      {
        title: 'Check, then approve',
        text: 'Read it, open it, try it. Ask for changes within what was agreed; when it is right, approve it and the seller is paid.',
      },
    ],
  },
  quote: {
    heading: 'Bigger than one task?',
    text: 'A year of monthly reports, forty product pages, a deck for each sales region: describe the whole of it, and you get one offer with a price and dates.',
    link: 'Get a Quote',
    subject: 'Quote request',
    enterprise: 'For a whole department, see Enterprise',
  },
} as const;

/** What the buyer sends and what comes back, for each service. */
export const exchanges: Record<ServicePageId, { readonly send: string; readonly back: string }> = {
  'excel-assist': {
    send: 'The workbook, and the question it should answer',
    back: 'The same workbook, adding up, with a page of notes',
  },
  'presentation-design': {
    send: 'Notes, an outline or last year’s deck',
    back: 'An editable deck in your template',
  },
  'content-editing': {
    send: 'A draft, and who will read it',
    back: 'Two files: every change marked, and all accepted',
  },
  'website-copywriting': {
    send: 'Your answers to a page of questions',
    back: 'Finished text for each page, headings and buttons included',
  },
  'automation-ai': {
    send: 'A routine, described as you do it today',
    back: 'The routine running in your own account',
  },
};
