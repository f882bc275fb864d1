import { helpArticleMachine } from '../../machines/helpArticle/helpArticleMachine.ts';
import { replaceHash } from '../effects/historyEntry.ts';
import { articleFeedback } from './articleFeedback.ts';

/** Only the hash is replaced; path and query stay (decision R7). */
export const helpArticle = (notify: (notice: 'thanked') => void) =>
  helpArticleMachine.provide({
    actors: { feedback: articleFeedback(notify) },
    actions: { replaceHash: (_, { hash }) => replaceHash(hash) },
  });
