import type { MouseEvent } from 'react';
import type { HelpArticle } from '../../content/help/topics.ts';
import { helpCenter } from '../../content/helpCenter.ts';
import { ArticleRows, Heading, Label, Text, TextLink } from '../../design/index.ts';
import { counted } from '../shared/words.ts';
import { articleLinkId } from './helpArticles.ts';

interface HelpArticleRowsProps {
  readonly articles: readonly HelpArticle[];
  readonly onOpen: (article: string) => void;
}

/** A topic's articles. Each title is a link to the article's own address, which opens it in another tab too. */
export const HelpArticleRows = ({ articles, onOpen }: HelpArticleRowsProps) => (
  <ArticleRows>
    {articles.map(({ id, title, content, readTime, helpful }) => (
      <li key={id}>
        <Heading as="h4" size="sm">
          <TextLink
            id={articleLinkId(id)}
            href={`#${articleLinkId(id)}`}
            aria-haspopup="dialog"
            onClick={(event) => {
              if (isForHere(event)) onOpen(id);
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

/** Handles a plain click; the browser handles one with a modifier key. */
const isForHere = (event: MouseEvent): boolean => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  event.preventDefault();
  return true;
};
