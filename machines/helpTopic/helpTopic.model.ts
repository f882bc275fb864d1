import type { Model } from '../../tests/paths/index.ts';
import { helpIndex } from '../../tests/worlds/helpCenterIndex.ts';
import { helpTopicMachine } from './helpTopicMachine.ts';

const base = {
  machine: helpTopicMachine,
  inputs: [{ index: helpIndex }],
  events: {
    'topic.toggle': [{ topic: 'payments-billing' }, { topic: 'trust-safety' }],
    'topic.found': [{ topic: 'payments-billing' }, { topic: 'trust-safety' }],
    'address.changed': [
      { hash: '#topic-payments-billing' },
      { hash: '#topic-constructor' },
      { hash: '#main' },
      { hash: '' },
    ],
  },
  // The browser has nothing to reveal in an open topic.
  possible: ({ context }, event) => event.type !== 'topic.found' || event.topic !== context.topic,
} satisfies Model<typeof helpTopicMachine>;

/** Two topics, and a hash of each kind: a known topic, an unknown one, a place on the page, none, an article. */
export const helpTopicModel = {
  ...base,
  events: {
    ...base.events,
    'address.changed': [
      ...base.events['address.changed'],
      { hash: '#article-recognize-a-scam' },
      { hash: '#article-__proto__' },
    ],
  },
} satisfies Model<typeof helpTopicMachine>;

/** The same without articles, whose dialog would cover the topics. */
export const helpTopicPageModel = base;
