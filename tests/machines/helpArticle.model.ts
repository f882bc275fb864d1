import { helpArticleMachine } from '../../machines/helpArticleMachine.ts';
import type { Model } from '../paths/model.ts';
import { helpIndex } from './helpCenter.index.ts';

/** Two articles of different topics, and hashes on either side of every border. */
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
