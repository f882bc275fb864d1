import type { MouseEvent } from 'react';
import type { HelpArticle } from '../../content/help/topics.ts';
import { helpCenter } from '../../content/helpCenter.ts';
import { ArticleRows, Heading, Label, Text, TextLink } from '../../design/index.ts';
import { useIsHydrating } from '../../design/useIsHydrating.ts';
import { href } from '../../routes/href.ts';
import { counted } from '../shared/words.ts';
import { articleLinkId } from './helpArticles.ts';

interface HelpArticleRowsProps {
  readonly articles: readonly HelpArticle[];
  readonly onOpen: (article: string) => void;
}

/** Each title links to the article's own address or, until a script runs, its page (H13). */
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

/** False for a click with a modifier key, which is the browser's. */
const interceptPlainClick = (event: MouseEvent): boolean => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  event.preventDefault();
  return true;
};
