import type { MouseEvent } from 'react';
import { useIsHydrating } from '../../app/useIsHydrating.ts';
import type { HelpArticle } from '../../content/help/topics.ts';
import { helpCenter } from '../../content/helpCenter.ts';
import { ArticleRows, Heading, Label, Text, TextLink } from '../../design/index.ts';
import { href } from '../../routes/href.ts';
import { counted } from '../shared/words.ts';
import { articleLinkId } from './helpArticles.ts';

interface HelpArticleRowsProps {
  readonly articles: readonly HelpArticle[];
  readonly onOpen: (article: string) => void;
}

/**
 * A topic's articles. Each title links to the article's own address, so it can also be opened in another tab. Until a
 * script runs, it links to the article's page (decision H13).
 */
export const HelpArticleRows = ({ articles, onOpen }: HelpArticleRowsProps) => {
  const isHydrating = useIsHydrating();
  return (
    <ArticleRows>
      {articles.map(({ id, title, content, readTime, helpful }) => (
        <li key={id}>
          <Heading as="h4" size="sm">
            <TextLink
              id={articleLinkId(id)}
              href={isHydrating ? href('helpArticle', id) : `#${articleLinkId(id)}`}
              aria-haspopup="dialog"
              onClick={(event) => {
                if (interceptPlainClick(event)) onOpen(id);
              }}
            >
              {title}
            </TextLink>
          </Heading>
          <Text>{content}</Text>
          <Label>
            {readTime} · {counted(helpCenter.topics.helpful, helpful)}
          </Label>
        </li>
      ))}
    </ArticleRows>
  );
};

/** Returns false for a click with a modifier key, which it leaves to the browser. */
const interceptPlainClick = (event: MouseEvent): boolean => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  event.preventDefault();
  return true;
};
