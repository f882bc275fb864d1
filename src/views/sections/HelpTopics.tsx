import { lazy, Suspense, useState } from 'react';
import { topics } from '../../content/help/topics.ts';
import { helpCenter } from '../../content/helpCenter.ts';
import { ArticleRows, Heading, Label, Text, TextLink, TopicCard } from '../../design/index.ts';
import { counted } from '../words.ts';

const { articles: articleCount, helpful: helpfulCount } = helpCenter.topics;

/** The articles' texts come with the first one that is opened, not with the page. */
const HelpArticle = lazy(() => import('./HelpArticle.tsx'));

/** Five topics, at most one open; an article's text opens below its title. */
export const HelpTopics = () => {
  const [open, setOpen] = useState('');
  return (
    <div>
      {topics.map(({ key, title, icon, articles }) => (
        <TopicCard
          key={key}
          id={`topic-${key}`}
          group="help-topics"
          picture={icon}
          title={title}
          headingLevel={3}
          badge={counted(articleCount, articles.length)}
        >
          <ArticleRows>
            {articles.map(({ id, title, content, readTime, helpful }) => (
              <li key={id}>
                <Heading as="h4" size="sm">
                  <TextLink
                    href={`#article-${id}`}
                    aria-expanded={open === id}
                    onClick={() => setOpen(open === id ? '' : id)}
                  >
                    {title}
                  </TextLink>
                </Heading>
                <Text>{content}</Text>
                <Label>
                  {readTime} · {counted(helpfulCount, helpful)}
                </Label>
                {open === id ? (
                  <Suspense>
                    <HelpArticle topic={key} id={id} />
                  </Suspense>
                ) : null}
              </li>
            ))}
          </ArticleRows>
        </TopicCard>
      ))}
    </div>
  );
};
