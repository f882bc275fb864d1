import { facts } from './facts.ts';
import type { PageWords } from './page.ts';

export const helpCenter = {
  title: 'Help center',
  description:
    'Help with getting started, payments, safety, account settings and communication on Deskhand, in 29 short articles.',
  heading: 'How can we help?',
  lead: 'Five topics hold the answers to most questions. Open one to see its articles, or type what you are looking for.',
  search: {
    label: 'Search the articles',
    hint: 'A word is enough: password, refund, invoice.',
    /** Names the list of what matches. */
    list: 'Suggestions',
    loading: 'Fetching the articles …',
    what: 'The list of articles',
    articles: { one: '1 article', other: '{n} articles' },
    questions: { one: '1 question', other: '{n} questions' },
    and: ' and ',
    matches: { one: '{what} matches', other: '{what} match' },
    best: ', the best {n} are listed',
    none: 'Nothing matches. Try another word, or open a topic below.',
    withoutScript:
      'Searching needs JavaScript. The titles of all articles are below, where the browser’s own search finds them.',
  },
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
    question: 'Was this article helpful?',
    yes: 'Yes',
    no: 'No',
    print: 'Print',
    thanked: { title: 'Thanks for the feedback!', description: 'Your response helps us improve.' },
  },
  note: {
    title: 'About these articles',
    text: 'Deskhand is a demonstration. The articles describe how the marketplace works; this site keeps no accounts, holds no money, and its counts of helpful votes are sample figures.',
  },
  contact: {
    heading: 'Still need help?',
    text: `Write to us about anything that no article covers. Support answers after ${facts.supportResponseHours} hours on average, day and night, and every message within ${facts.replyDays} business day.`,
    link: 'Contact support',
    faq: 'Fees, plans and selling have short answers of their own.',
    faqLink: 'See the FAQ',
  },
  faq: {
    heading: 'Asked every day',
    lead: 'Five questions that reach us more often than all others.',
    questions: [
      {
        id: 'faq-start',
        question: 'How do I get started as a buyer?',
        answer:
          'Describe the task in a sentence and compare it with the services: each says what comes back, by when and from which price. Sign up, choose a package, answer the seller’s questions and pay. If you would rather be advised, press Get Started at the top of any page and tell us what you have; we propose a service or a person.',
      },
      {
        id: 'faq-protection',
        question: 'How is my payment protected?',
        answer:
          'You pay when you order, but the seller is not paid then. The amount stays with the order until you have the work in hand and approve it. Should the order be canceled, or a dispute be decided for you, it goes back to the card you used.',
      },
      {
        id: 'faq-dissatisfied',
        question: 'What if I am not satisfied with the work?',
        answer:
          'Ask for a revision and list what differs from your requirements; most packages include at least one. If that does not settle it, open a dispute on the order page before you approve. We compare the delivery with the written order and return all or part of the price where something agreed is missing.',
      },
      {
        id: 'faq-delivery',
        question: 'How long does delivery take?',
        answer:
          'Each package names its own delivery time, counted from the moment the seller has everything they need. A small repair often fits into a day or two, and a set of pages takes longer. The date on the order page is the one that counts; it moves only if both of you agree.',
      },
      {
        id: 'faq-message',
        question: 'Can I message sellers before ordering?',
        answer:
          'Yes, from the page of any service, free of charge and without obligation. Say what you have and when you need it, and attach a cleaned sample if that explains it better. When you agree on something, repeat it in the requirements of the order so that it counts.',
      },
    ],
  },
} as const satisfies PageWords & Record<string, unknown>;
