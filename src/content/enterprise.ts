import type { PageWords } from './page.ts';

export const enterprise: PageWords = {
  title: 'Deskhand for enterprise',
  description:
    'Desk work for whole departments: a dedicated account manager, an SLA, one invoice and unlimited team members.',
  heading: 'Desk work for whole departments',
  lead: 'When ten people need slides, sheets and copy every week, the work needs one contract, one invoice and one person who knows you. That is what Deskhand Enterprise is.',
};
