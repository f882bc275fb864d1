import { useLayoutEffect, useState } from 'react';
import { helpCenter } from '../../content/helpCenter.ts';
import { useToasts } from '../../hooks/actors.ts';
import { useWired, useWiredRef } from '../../hooks/useWired.ts';
import { usePage } from '../../shell/usePage.ts';
import { helpArticle } from '../../wiring/helpArticle.ts';
import { helpTopic } from '../../wiring/helpTopic.ts';
import { helpIndex } from './helpArticles.ts';

/** The machines of topics and articles, in step with the address on load and on every change of its hash. */
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
  const article = useWiredRef(machines.article, options);
  const { send: sendArticle } = article;
  const address = usePage('address');
  useLayoutEffect(() => {
    sendTopic({ type: 'address.changed', hash: address.hash });
    sendArticle({ type: 'address.changed', hash: address.hash });
  }, [address, sendTopic, sendArticle]);
  return { topic, sendTopic, article, sendArticle } as const;
};
