import { facts } from './facts.ts';
import type { PageWords } from './page.ts';

export const helpCenter = {
  title: 'Help center',
  description:
    'Help with getting started, payments, safety, account settings and communication on Deskhand, in 29 short articles.',
  heading: 'How can we help?',
  lead: 'Five topics hold the answers to most questions. Open one to see its articles, or type what you are looking for.',
  topics: {
    heading: 'Topics',
    articles: { one: '1 article', other: '{n} articles' },
    helpful: { one: '1 reader found this helpful', other: '{n} readers found this helpful' },
    close: 'Close',
    withoutScript:
      'The full articles open with JavaScript only. Below each title stands what it answers, in a line.',
  },
  article: {
    close: 'Close',
    what: 'This article',
    loading: 'Fetching the article …',
    placeholder: 'The full text of this article is still being written. Until it is here, ask us:',
    contact: 'Contact support',
    question: 'Was this article helpful?',
    yes: 'Yes',
    no: 'No',
    print: 'Print',
    thanked: { title: 'Thanks for the feedback!', description: 'Your response helps us improve.' },
  },
} as const satisfies PageWords & Record<string, unknown>;

/** The text of static views, which is sent as HTML only (`*.static.tsx`). */
export const helpCenterStatic = {
  note: {
    title: 'About these articles',
    text: 'Deskhand is a demonstration. The articles describe how the marketplace works; this site keeps no accounts, holds no money, and its counts of helpful votes are sample figures.',
  },
  contact: {
    heading: 'Still need help?',
    text: `Write to us about anything that no article covers. Support answers after ${facts.supportResponseHours} hours on average, day and night, and every message within ${facts.replyDays} business day.`,
    faq: 'Fees, plans and selling have short answers of their own.',
    faqLink: 'See the FAQ',
  },
} as const;
