import { articleHash } from '../../machines/helpAddressRules.ts';
import { helpArticleMachine } from '../../machines/helpArticle/helpArticleMachine.ts';
import { replaceHash } from '../effects/historyEntry.ts';
import { nextTaskOrInput } from '../effects/nextTaskOrInput.ts';
import { focusFirst } from '../effects/screen/focusFirst.ts';
import { articleFeedback } from './articleFeedback.ts';
import { topicCardId } from './helpTopic.ts';

export const helpArticle = (notify: (notice: 'thanked') => void) =>
  helpArticleMachine.provide({
    actors: { feedback: articleFeedback(notify) },
    actions: {
      replaceHash: (_, { hash }) => replaceHash(hash),
      // The dialog closes with the next rendering. A key that comes earlier must start from where the focus returns to.
      returnFocus: (_, { article, topic }) =>
        void nextTaskOrInput().then(() => focusFirst(articleHash(article).slice(1), topicCardId(topic))),
    },
  });
