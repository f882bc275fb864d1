import type { PageWords } from './page.ts';

export const services: PageWords = {
  title: 'Services',
  description:
    'Small desk tasks done by independent professionals: spreadsheets, slides, editing, website text and automation, each at a fixed price.',
  heading: 'Services for the work on your desk',
  lead: 'Pick the kind of task, read what comes back and what it costs, and send us the details. If you are not sure which service fits, ask: working that out is part of the job.',
};
