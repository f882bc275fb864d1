import type { PageWords } from './page.ts';

export const press: PageWords = {
  title: 'Press center',
  description: 'Recent coverage of Deskhand, the media kit and the address for press inquiries.',
  heading: 'Press center',
  lead: 'Coverage, pictures and facts for people who write about freelance work. For interviews and figures, ask the press team.',
};
