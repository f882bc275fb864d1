import type { PageWords } from './page.ts';

export const helpCenter: PageWords = {
  title: 'Help center',
  description:
    'Help with getting started, payments, safety, account settings and communication on Deskhand, in 29 short articles.',
  heading: 'How can we help?',
  lead: 'Five topics hold the answers to most questions. Open one to see its articles, or type what you are looking for.',
};
