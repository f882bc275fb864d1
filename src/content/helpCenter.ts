import { config } from '../config.ts';
import { capabilities } from '../configuration/capabilities.ts';
import { facts } from './facts.ts';
import { topics } from './help/topics.ts';
import type { PageWords } from './page.ts';

const inWords = ['no', 'one', 'two', 'three', 'four', 'five'];
const articleCount = topics.flatMap(({ articles }) => articles).length;

export const helpCenter = {
  title: 'Help center',
  description: `Help with getting started, payments, safety${capabilities.accounts ? ', account settings' : ''} and communication on ${config.name}, in ${articleCount} short articles.`,
  heading: 'How can we help?',
  lead: `Choose one of ${inWords[topics.length]} topics to see its articles, or search for what you need.`,
  topics: {
    heading: 'Topics',
    articles: { one: '1 article', other: '{n} articles' },
    helpful: { one: '1 found this helpful', other: '{n} found this helpful' },
    close: 'Close',
  },
  article: {
    close: 'Close',
    what: 'This article',
    loading: 'Loading the article…',
    placeholder: 'The full text of this article isn’t available yet. Until it is, please ask us:',
    contact: 'Contact support',
    question: 'Was this article helpful?',
    yes: 'Yes',
    no: 'No',
    print: 'Print',
    thanked: { title: 'Thanks for the feedback!', description: 'Your response helps us improve.' },
  },
} as const satisfies PageWords & Record<string, unknown>;

export const helpCenterStatic = {
  about: {
    title: 'About these articles',
    votes: 'The counts of helpful votes are sample figures.',
  },
  contact: {
    heading: 'Still need help?',
    text: `Write to us about anything the articles don’t cover: you get a reply within ${facts.replyTime}. About an order, support responds around the clock, in ${facts.supportResponseHours} hours on average.`,
    faq: `You will also find short answers about fees${capabilities.accounts ? ', plans and selling' : ' and ordering'} in the FAQ.`,
    faqLink: 'See the FAQ',
  },
  article: {
    description: `{content} A {readTime} on {topic} from the ${config.name} help center.`,
    inHelpCenter: 'Rate or share this article in the help center',
    others: 'More in {topic}',
    all: 'All help articles',
  },
} as const;
