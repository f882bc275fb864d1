import { cameBy, type Script } from '../../tests/paths/index.ts';
import type { AddressControls } from '../../tests/worlds/addressControls.tsx';
import { topicHash } from '../helpAddressRules.ts';
import type { helpTopicMachine } from './helpTopicMachine.ts';

const cards: Readonly<Record<string, string>> = {
  'getting-started': 'Getting Started 5 articles',
  'payments-billing': 'Payments & Billing 3 articles',
  'trust-safety': 'Trust & Safety 6 articles',
  'account-settings': 'Account Settings 10 articles',
  communication: 'Communication 5 articles',
};
/** The links to the articles of each topic that the model opens. */
const articles: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'payments-billing': {
    'How your payment is held': '#article-how-your-payment-is-held',
    'Fees and plans': '#article-fees-and-plans',
    'Withdraw your earnings': '#article-withdraw-your-earnings',
  },
  'trust-safety': {
    'Report a person, a service or a message': '#article-report-a-problem',
    'Recognize a scam': '#article-recognize-a-scam',
    'Verify your identity': '#article-verify-your-identity',
    'Settle a dispute': '#article-settle-a-dispute',
    'Share confidential files': '#article-share-confidential-files',
    'Reviews and ratings': '#article-reviews-and-ratings',
  },
};
const pageLinks = { 'Contact support': '/contact', 'See the FAQ': '/faq' };
const questions = [
  'How do I get started as a buyer?',
  'How is my payment protected?',
  'What if I am not satisfied with the work?',
  'How long does delivery take?',
  'Can I message sellers before ordering?',
];
const search = 'Search services and help';
const closed = <T>(names: readonly string[], value: T) =>
  Object.fromEntries(names.map((name) => [name, value]));

export interface HelpTopicControls extends AddressControls {
  /** Lets the browser reveal something in a topic, as find-in-page does. */
  find(topic: string): Promise<void>;
}

export const helpTopicScript: Script<typeof helpTopicMachine, HelpTopicControls> = {
  open: (ui) => ui.world.ready(),
  drive: {
    'topic.toggle': (ui, { topic }) => ui.press(cards[topic] ?? topic),
    'topic.close': (ui) => ui.press('Close'),
    'topic.found': (ui, { topic }) => ui.world.find(topic),
    'address.changed': (ui, { hash }) => ui.world.reach(hash),
  },
  shows: {
    closed: (_, came) => ({
      heading: 'How can we help?',
      buttons: closed(Object.values(cards), true),
      expanded: closed([search, ...Object.values(cards), ...questions], false),
      links: pageLinks,
      ...(cameBy(came, 'topic.close') ? { focus: cards[came?.from.snapshot.context.topic ?? ''] ?? '' } : {}),
    }),
    open: ({ context: { topic } }) => ({
      heading: 'How can we help?',
      buttons: { ...closed(Object.values(cards), true), Close: true },
      expanded: {
        ...closed([search, ...Object.values(cards), ...questions], false),
        [cards[topic ?? ''] ?? '']: true,
      },
      links: { ...articles[topic ?? ''], ...pageLinks },
    }),
  },
  aspects: ['dialog', 'heading', 'buttons', 'expanded', 'links'],
  environment: {
    reloaded: {
      receives: ({ context: { topic } }) => [
        { type: 'address.changed', hash: topic === null ? '' : topicHash(topic) },
      ],
    },
  },
};
