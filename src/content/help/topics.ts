import type { TextBlock } from '../richText.ts';

/** The topics' keys, in their order; `#topic-{key}` opens one (decision H4). */
export type HelpTopicKey =
  | 'getting-started'
  | 'payments-billing'
  | 'trust-safety'
  | 'account-settings'
  | 'communication';

/** A help article (F26). */
export interface HelpArticle {
  /** Unique among all topics; `#article-{id}` opens it. */
  readonly id: string;
  readonly title: string;
  /** The answer in one line. */
  readonly content: string;
  /** The whole text. The site's own articles have theirs in the module of their topic. */
  readonly fullContent?: readonly TextBlock[];
  /** The reading time, such as '2 min read'. */
  readonly readTime: string;
  /** How many readers found it helpful: a sample figure (decision H11). */
  readonly helpful: number;
}

/** The full texts of a topic's articles, by article id. */
export type ArticleTexts = Readonly<Record<string, readonly TextBlock[]>>;

interface HelpTopic {
  readonly key: HelpTopicKey;
  readonly title: string;
  /** The subject of the picture. */
  readonly icon: 'start' | 'coin' | 'shield' | 'person' | 'letter';
  readonly articles: readonly HelpArticle[];
}

/** The reading time of so many words at 200 words a minute, at least one minute. @internal */
export const readTime = (words: number): string => `${Math.max(1, Math.ceil(words / 200))} min read`;

/**
 * The help center's index without the articles' texts. Those are in the module named after the topic's key;
 * tests/content/help.test.ts compares the two. Each `readTime` gets the text's number of words.
 */
export const topics: readonly HelpTopic[] = [
  {
    key: 'getting-started',
    title: 'Getting Started',
    icon: 'start',
    articles: [
      {
        id: 'create-your-account',
        title: 'Create your account',
        content: 'What you enter, how the address is verified, and what to do when the link has expired.',
        readTime: readTime(212),
        helpful: 214,
      },
      {
        id: 'place-your-first-order',
        title: 'Place your first order',
        content: 'From finding a service to approving what comes back, in five steps.',
        readTime: readTime(210),
        helpful: 187,
      },
      {
        id: 'choose-a-package',
        title: 'Choose between Basic, Standard and Premium',
        content: 'How the three packages differ, and what to do when your task fits none of them.',
        readTime: readTime(194),
        helpful: 142,
      },
      {
        id: 'book-a-consultation',
        title: 'Talk to us before you order',
        content: 'What the free consultation is good for, and how to prepare for it.',
        readTime: readTime(177),
        helpful: 96,
      },
      {
        id: 'offer-your-first-service',
        title: 'Offer your first service',
        content: 'Describe, price and publish something that buyers find, and get through the first weeks.',
        readTime: readTime(186),
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
        content: 'Where the money is between ordering and approving, and how it comes back if it must.',
        readTime: readTime(204),
        helpful: 263,
      },
      {
        id: 'fees-and-plans',
        title: 'Fees and plans',
        content: 'What a plan costs, what the service fee is taken from, and how changes are announced.',
        readTime: readTime(206),
        helpful: 178,
      },
      {
        id: 'withdraw-your-earnings',
        title: 'Withdraw your earnings',
        content: 'How a balance reaches your bank, how long that takes, and why a transfer may be returned.',
        readTime: readTime(185),
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
        content: 'Where the report button is, who reads it, and what you hear afterwards.',
        readTime: readTime(190),
        helpful: 88,
      },
      {
        id: 'recognize-a-scam',
        title: 'Recognize a scam',
        content: 'The signs that most attempts share, for buyers and for sellers.',
        readTime: readTime(208),
        helpful: 201,
      },
      {
        id: 'verify-your-identity',
        title: 'Verify your identity',
        content: 'Which documents are accepted, how the check goes, and what others get to see of it.',
        readTime: readTime(183),
        helpful: 117,
      },
      {
        id: 'settle-a-dispute',
        title: 'Settle a dispute',
        content: 'When to open one, what to attach, and how it is decided.',
        readTime: readTime(215),
        helpful: 134,
      },
      {
        id: 'share-confidential-files',
        title: 'Share files that are confidential',
        content: 'What to take out of a file before a seller sees it, and what to ask for in writing.',
        readTime: readTime(195),
        helpful: 109,
      },
      {
        id: 'reviews-and-ratings',
        title: 'Reviews and ratings',
        content: 'Who may write one, what is taken down, and how a seller answers well.',
        readTime: readTime(214),
        helpful: 73,
      },
    ],
  },
  {
    key: 'account-settings',
    title: 'Account Settings',
    icon: 'person',
    articles: [
      {
        id: 'switch-between-buying-and-selling',
        title: 'Switch between buying and selling',
        content: 'One account, two views: where the switch is and what belongs to which side.',
        readTime: readTime(185),
        helpful: 92,
      },
      {
        id: 'change-your-password',
        title: 'Change your password',
        content: 'What a password must contain, and how to set a new one when the old is forgotten.',
        readTime: readTime(209),
        helpful: 168,
      },
      {
        id: 'change-your-email-address',
        title: 'Change your e-mail address',
        content: 'How to move your account to another mailbox, even if the first one is gone.',
        readTime: readTime(199),
        helpful: 81,
      },
      {
        id: 'turn-on-two-step-sign-in',
        title: 'Turn on two-step sign-in',
        content: 'Setup, recovery codes, and how to bring it along to a new telephone.',
        readTime: readTime(180),
        helpful: 126,
      },
      {
        id: 'choose-your-notifications',
        title: 'Choose your notifications',
        content: 'What is always sent, what you can turn off, and how quiet hours work.',
        readTime: readTime(161),
        helpful: 54,
      },
      {
        id: 'work-as-a-team',
        title: 'Work as a team',
        content: 'Roles, invitations and what happens to orders when a colleague leaves.',
        readTime: readTime(171),
        helpful: 77,
      },
      {
        id: 'set-region-and-currency',
        title: 'Set your region and currency',
        content: 'What the region changes, what it never changes, and where the choice is kept.',
        readTime: readTime(189),
        helpful: 63,
      },
      {
        id: 'understand-seller-levels',
        title: 'Understand seller levels',
        content: 'From New Seller to Top Rated: what a level says, and how it rises and falls.',
        readTime: readTime(213),
        helpful: 149,
      },
      {
        id: 'download-your-data',
        title: 'Download your data',
        content: 'What is in the archive, in which format, and how to ask for it.',
        readTime: readTime(182),
        helpful: 46,
      },
      {
        id: 'close-your-account',
        title: 'Close your account',
        content: 'What to finish first, what disappears and what has to stay.',
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
        content: 'What to write so that the reply is of use, and what it commits you to.',
        readTime: readTime(177),
        helpful: 171,
      },
      {
        id: 'ask-for-a-revision',
        title: 'Ask for a revision',
        content: 'How to put together one list of changes, and where a new wish begins.',
        readTime: readTime(215),
        helpful: 138,
      },
      {
        id: 'work-across-languages',
        title: 'Work across languages',
        content: 'Which language matters for which task, and how to avoid misunderstandings.',
        readTime: readTime(185),
        helpful: 58,
      },
      {
        id: 'reach-support',
        title: 'Reach support',
        content: 'Which way to take for which question, and how to get an answer sooner.',
        readTime: readTime(178),
        helpful: 122,
      },
      {
        id: 'help-after-an-automation',
        title: 'Get help after an automation is delivered',
        content: 'What the included support covers, how to ask for it, and what comes after.',
        readTime: readTime(178),
        helpful: 67,
      },
    ],
  },
];
