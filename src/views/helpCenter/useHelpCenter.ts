import { useSelector } from '@xstate/react';
import { useLayoutEffect, useState } from 'react';
import { useNavigation, useToasts } from '../../app/actors.ts';
import { useWired } from '../../app/useWired.ts';
import { helpCenter } from '../../content/helpCenter.ts';
import { helpArticle } from '../../wiring/helpArticle.ts';
import { helpTopic } from '../../wiring/helpTopic.ts';
import { helpIndex } from './helpArticles.ts';

/** The topics' and the articles' machines, in step with the address: on load, and whenever another is reached. */
export const useHelpCenter = () => {
  const toasts = useToasts();
  const [machines] = useState(() => ({
    topic: helpTopic(),
    article: helpArticle((notice) =>
      toasts.send({ type: 'toast.show', toast: { ...helpCenter.article[notice], tone: 'default' } }),
    ),
  }));
  const options = { input: { index: helpIndex } };
  const [topic, sendTopic] = useWired(machines.topic, options);
  const [article, sendArticle] = useWired(machines.article, options);
  const shown = useSelector(useNavigation(), ({ context }) => context.shownAddress);
  useLayoutEffect(() => {
    sendTopic({ type: 'address.changed', hash: shown.hash });
    sendArticle({ type: 'address.changed', hash: shown.hash });
  }, [shown, sendTopic, sendArticle]);
  return { topic, sendTopic, article, sendArticle } as const;
};
