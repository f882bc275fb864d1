import { useSelector } from '@xstate/react';
import { type HelpTopicKey, topics } from '../../content/help/topics.ts';
import { helpCenter } from '../../content/helpCenter.ts';
import { TopicCard } from '../../design/index.ts';
import { useEarlyPress } from '../../shell/early/useEarlyPress.ts';
import { topicCardId } from '../../wiring/helpTopic.ts';
import { useWhenIdleOr } from '../shared/useWhenIdleOr.ts';
import { counted } from '../shared/words.ts';
import { HelpArticleRows } from './HelpArticleRows.tsx';
import { findArticle } from './helpArticles.ts';
import { helpArticleCode, OpenArticle } from './OpenArticle.tsx';
import { useArticleTexts } from './useArticleTexts.ts';
import { useHelpCenter } from './useHelpCenter.ts';

const { articles: articleCount, close } = helpCenter.topics;

export const HelpTopics = () => {
  const { topic, sendTopic, article, sendArticle } = useHelpCenter();
  useEarlyPress('article-', helpArticleCode[1]);
  return (
    <div>
      {topics.map(({ key, title, icon, articles }) => (
        <TopicCard
          key={key}
          id={`topic-${key}`}
          headId={topicCardId(key)}
          picture={icon}
          title={title}
          headingLevel={3}
          badge={counted(articleCount, articles.length)}
          open={topic.context.topic === key}
          onToggle={() => sendTopic({ type: 'topic.toggle', topic: key })}
          onFind={() => sendTopic({ type: 'topic.found', topic: key })}
          onClose={() => sendTopic({ type: 'topic.close' })}
          closeLabel={close}
        >
          {topic.context.topic === key ? <ArticlesAhead topic={key} /> : null}
          <HelpArticleRows
            articles={articles}
            onOpen={(id) => sendArticle({ type: 'article.open', article: id })}
          />
        </TopicCard>
      ))}
      <ArticleSlot actor={article} />
    </div>
  );
};

interface ArticleSlotProps {
  readonly actor: ReturnType<typeof useHelpCenter>['article'];
}

/** Separate, so that topics are not rendered again when an article opens. */
const ArticleSlot = ({ actor }: ArticleSlotProps) => {
  const article = useSelector(actor, (snapshot) => snapshot);
  const { send: sendArticle } = actor;
  if (!useWhenIdleOr(article.matches('open'))) return null;
  return (
    <OpenArticle
      selected={findArticle(article.context.article)}
      isOpen={article.matches('open')}
      feedback={article.children.feedback}
      onClose={() => sendArticle({ type: 'article.close' })}
    />
  );
};

const ArticlesAhead = ({ topic }: { topic: HelpTopicKey }) => {
  useArticleTexts(topic);
  return null;
};
