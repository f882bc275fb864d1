import { type Capability, capabilities } from '../../configuration/capabilities.ts';
import type { TextBlock } from '../richText.ts';

export type HelpTopicKey =
  | 'getting-started'
  | 'payments-billing'
  | 'trust-safety'
  | 'account-settings'
  | 'communication';

interface Needing {
  /** Without one of them, it is not there. */
  readonly needs?: readonly Capability[];
}

export interface HelpArticle extends Needing {
  /** Unique among all topics; `#article-{id}` opens it. */
  readonly id: string;
  readonly title: string;
  readonly content: string;
  /** The site's own articles have theirs in the module of their topic. */
  readonly fullContent?: readonly TextBlock[];
  /** Such as '2 min read'. */
  readonly readTime: string;
  /** A sample figure (H11). */
  readonly helpful: number;
}

export type ArticleTexts = Readonly<Record<string, readonly TextBlock[]>>;

interface HelpTopic extends Needing {
  readonly key: HelpTopicKey;
  readonly title: string;
  readonly icon: 'start' | 'coin' | 'shield' | 'person' | 'letter';
  readonly articles: readonly HelpArticle[];
}

/** At 200 words a minute, at least one minute. @internal */
export const readTime = (words: number): string => `${Math.max(1, Math.ceil(words / 200))} min read`;

const allTopics: readonly HelpTopic[] = [
  {
    key: 'getting-started',
    title: 'Getting Started',
    icon: 'start',
    articles: [
      {
        id: 'create-your-account',
        needs: ['accounts'],
        title: 'Create your account',
        content: 'When you need one, how to verify your address, and what to do if the link has expired.',
        readTime: readTime(194),
        helpful: 214,
      },
      {
        id: 'place-your-first-order',
        title: 'Place your first order',
        content: 'From the request through the offer to your approval, in five steps.',
        readTime: readTime(capabilities.orders ? 389 : 301),
        helpful: 187,
      },
      {
        id: 'choose-a-package',
        needs: ['accounts'],
        title: 'Choose between Basic, Standard and Premium',
        content: 'How the packages of a gig differ, and what to do if none of them fits.',
        readTime: readTime(239),
        helpful: 142,
      },
      {
        id: 'book-a-consultation',
        title: 'Talk to us before you order',
        content: 'What the free consultation is good for, and how to prepare for it.',
        readTime: readTime(213),
        helpful: 96,
      },
      {
        id: 'offer-your-first-service',
        needs: ['accounts'],
        title: 'Offer your first service',
        content: 'How to describe, price and publish a service, and what to expect in the first weeks.',
        readTime: readTime(208),
        helpful: 131,
      },
    ],
  },
  {
    key: 'payments-billing',
    title: 'Payments & Billing',
    icon: 'coin',
    articles: [
      {
        id: 'how-your-payment-is-held',
        title: 'How your payment is held',
        content: 'Where the money is until you approve, when you get a refund, and what we are liable for.',
        readTime: readTime(284),
        helpful: 263,
      },
      {
        id: 'fees-and-plans',
        needs: ['accounts'],
        title: 'Fees and plans',
        content: 'Who pays for a plan, how the service fee works, and how we announce changes.',
        readTime: readTime(229),
        helpful: 178,
      },
      {
        id: 'withdraw-your-earnings',
        needs: ['accounts'],
        title: 'Withdraw your earnings',
        content:
          'How to send your balance to your bank, how long it takes, and what to do if it doesn’t arrive.',
        readTime: readTime(199),
        helpful: 155,
      },
    ],
  },
  {
    key: 'trust-safety',
    title: 'Trust & Safety',
    icon: 'shield',
    articles: [
      {
        id: 'report-a-problem',
        title: 'Report a person, a service or a message',
        content: 'How to report, who reads it, and what happens next.',
        readTime: readTime(210),
        helpful: 88,
      },
      {
        id: 'recognize-a-scam',
        title: 'Recognize a scam',
        content: 'Common warning signs, for buyers and for sellers.',
        readTime: readTime(206),
        helpful: 201,
      },
      {
        id: 'verify-your-identity',
        needs: ['accounts'],
        title: 'Verify your identity',
        content: 'Which documents we accept, how the check works, and what others can see.',
        readTime: readTime(187),
        helpful: 117,
      },
      {
        id: 'settle-a-dispute',
        title: 'Settle a dispute',
        content: 'When to open one, what to attach, how it is decided, and who can ask for a second reader.',
        readTime: readTime(207),
        helpful: 134,
      },
      {
        id: 'share-confidential-files',
        title: 'Share confidential files',
        content: 'What to remove from a file before a seller sees it, and what to get in writing.',
        readTime: readTime(220),
        helpful: 109,
      },
      {
        id: 'reviews-and-ratings',
        needs: ['reviews'],
        title: 'Reviews and ratings',
        content: 'Who can write one, what we take down, and how sellers should reply.',
        readTime: readTime(218),
        helpful: 73,
      },
    ],
  },
  {
    key: 'account-settings',
    needs: ['accounts'],
    title: 'Account Settings',
    icon: 'person',
    articles: [
      {
        id: 'switch-between-buying-and-selling',
        title: 'Switch between buying and selling',
        content: 'One account, two views: where to switch and what each one shows.',
        readTime: readTime(172),
        helpful: 92,
      },
      {
        id: 'change-your-password',
        title: 'Change your password',
        content: 'What a password must contain, and how to set a new one if you have forgotten it.',
        readTime: readTime(214),
        helpful: 168,
      },
      {
        id: 'change-your-email-address',
        title: 'Change your email address',
        content: 'How to move your account to another address, even if you have lost the old mailbox.',
        readTime: readTime(207),
        helpful: 81,
      },
      {
        id: 'turn-on-two-step-sign-in',
        title: 'Turn on two-step sign-in',
        content: 'Setup, recovery codes, and how to move to a new phone.',
        readTime: readTime(186),
        helpful: 126,
      },
      {
        id: 'choose-your-notifications',
        title: 'Choose your notifications',
        content: 'What we always send, what you can turn off, and how quiet hours work.',
        readTime: readTime(160),
        helpful: 54,
      },
      {
        id: 'work-as-a-team',
        title: 'Work as a team',
        content: 'Roles, invitations, and what to do when a colleague leaves.',
        readTime: readTime(176),
        helpful: 77,
      },
      {
        id: 'set-region-and-currency',
        title: 'Set your region and currency',
        content: 'What your region changes, what it never changes, and where your choice is stored.',
        readTime: readTime(187),
        helpful: 63,
      },
      {
        id: 'understand-seller-levels',
        title: 'Understand seller levels',
        content: 'From New Seller to Top Rated: what a level means, how it changes, and what it affects.',
        readTime: readTime(204),
        helpful: 149,
      },
      {
        id: 'download-your-data',
        title: 'Download your data',
        content: 'What the archive contains, in which format, and how to get it.',
        readTime: readTime(169),
        helpful: 46,
      },
      {
        id: 'close-your-account',
        title: 'Close your account',
        content: 'What to finish first, what disappears, and what we have to keep.',
        readTime: readTime(182),
        helpful: 39,
      },
    ],
  },
  {
    key: 'communication',
    title: 'Communication',
    icon: 'letter',
    articles: [
      {
        id: 'message-a-seller-first',
        title: 'Message a seller before ordering',
        content: 'How to reach a seller, what to write, and what it commits you to.',
        readTime: readTime(203),
        helpful: 171,
      },
      {
        id: 'ask-for-a-revision',
        title: 'Ask for a revision',
        content: 'How to write one list of changes, and when a change is a new request.',
        readTime: readTime(232),
        helpful: 138,
      },
      {
        id: 'work-across-languages',
        title: 'Work across languages',
        content: 'Which language matters for which task, and how to avoid misunderstandings.',
        readTime: readTime(174),
        helpful: 58,
      },
      {
        id: 'reach-support',
        title: 'Reach support',
        content: 'Where to ask which question, and how to get a faster answer.',
        readTime: readTime(198),
        helpful: 122,
      },
      {
        id: 'help-after-an-automation',
        title: 'Get help after an automation is delivered',
        content: 'What the included support covers, how to ask for it, and what happens afterward.',
        readTime: readTime(209),
        helpful: 67,
      },
    ],
  },
];

const isOffered = ({ needs = [] }: Needing): boolean => needs.every((name) => capabilities[name]);

/** Without the articles' texts, which are in modules named by topic. `readTime` gets a text's number of words. */
export const topics: readonly HelpTopic[] = allTopics
  .filter(isOffered)
  .map((topic) => ({ ...topic, articles: topic.articles.filter(isOffered) }));
