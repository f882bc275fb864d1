import type { Model } from '../../tests/paths/index.ts';
import { helpIndex } from '../../tests/worlds/helpCenterIndex.ts';
import { helpArticleMachine } from './helpArticleMachine.ts';

/** Two articles of different topics, and a hash of each kind: a known article, an unknown one, a topic, none. */
export const helpArticleModel = {
  machine: helpArticleMachine,
  inputs: [{ index: helpIndex }],
  events: {
    'article.open': [{ article: 'fees-and-plans' }, { article: 'recognize-a-scam' }],
    'address.changed': [
      { hash: '#article-recognize-a-scam' },
      { hash: '#article-constructor' },
      { hash: '#topic-payments-billing' },
      { hash: '' },
    ],
  },
} satisfies Model<typeof helpArticleMachine>;

/** The same with an article that the index lacks, which no page has a title of. */
export const helpArticleActorModel = {
  ...helpArticleModel,
  events: {
    ...helpArticleModel.events,
    'article.open': [...helpArticleModel.events['article.open'], { article: 'unknown' }],
  },
} satisfies Model<typeof helpArticleMachine>;
