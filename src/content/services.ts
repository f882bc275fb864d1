import type { ServicePageId } from '../configuration/services.ts';
import type { PageWords } from './page.ts';

export const services = {
  title: 'Services',
  description:
    'Small desk tasks done by independent professionals: spreadsheets, slides, editing, website copy and automation, each at a fixed price.',
  heading: 'Services for the work on your desk',
  lead: 'Pick the kind of task, see what you get back and what it costs, then send us the details. If you’re not sure which service fits, ask us: working that out is part of the job.',
  exchange: {
    heading: 'Go straight to a service',
    caption: 'Five services: what you provide, what you get back',
    columns: {
      service: 'Service',
      send: 'You provide',
      back: 'You get back',
      price: 'Starts at',
      time: 'Usual time',
    },
  },
  moneyLink: 'What happens to your money',
} as const satisfies PageWords & Record<string, unknown>;

export const servicesStatic = {
  actions: { browse: 'Browse categories', sell: 'Become a seller' },
  categories: {
    heading: 'By category',
    text: 'Start here if you know what the work is but not what it’s called. Video and audio have no sellers of their own yet; we arrange those tasks individually.',
    onRequest: 'On request',
    items: [
      {
        id: 'development',
        name: 'Development',
        text: 'Formulas, imports between tools, small scripts, and routines that run on their own.',
        onRequest: false,
      },
      {
        id: 'design',
        name: 'Design',
        text: 'Decks, slide templates, charts, one-page handouts and documents that match your brand.',
        onRequest: false,
      },
      {
        id: 'marketing',
        name: 'Marketing',
        text: 'Landing pages, product descriptions, newsletters and sales decks.',
        onRequest: false,
      },
      {
        id: 'video',
        name: 'Video',
        text: 'Subtitles, recorded talks cut to length, and short screen walkthroughs.',
        onRequest: true,
      },
      {
        id: 'audio',
        name: 'Audio',
        text: 'Transcripts, cleaned-up recordings and text read aloud.',
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
  },
  quote: {
    heading: 'Bigger than one task?',
    text: 'A year of monthly reports, forty product pages, a deck for each sales region: describe all of it, and you get one offer with a price and dates.',
    link: 'Get a Quote',
    subject: 'Quote request',
    enterprise: 'For a whole department, see Enterprise',
  },
} as const;

export const exchanges: Record<ServicePageId, { readonly send: string; readonly back: string }> = {
  'excel-assist': {
    send: 'The workbook and the question it should answer',
    back: 'The same workbook, now adding up, with a page of notes',
  },
  'presentation-design': {
    send: 'Notes, an outline or last year’s deck',
    back: 'An editable deck in your template',
  },
  'content-editing': {
    send: 'A draft, and a word on who will read it',
    back: 'Two files: one with every change marked, one clean',
  },
  'website-copywriting': {
    send: 'Your answers to a page of questions',
    back: 'Finished text for each page, including headings and buttons',
  },
  'automation-ai': {
    send: 'A description of the routine as you do it today',
    back: 'The routine running in your own account',
  },
};
