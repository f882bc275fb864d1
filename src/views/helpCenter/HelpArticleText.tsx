import { helpCenter } from '../../content/helpCenter.ts';
import { Prose, Text } from '../../design/index.ts';
import { LoadFailed } from '../shared/LoadFailed.tsx';
import { RouteLink } from '../shared/RouteLink.tsx';
import { HelpBlock } from './HelpBlock.tsx';
import type { ShelvedArticle } from './helpArticles.ts';
import { useArticleTexts } from './useArticleTexts.ts';

const { contact, loading, placeholder, what } = helpCenter.article;

/** The full text of an article, fetched with those of its topic; where there is none, a placeholder (decision H2). */
export const HelpArticleText = ({ topic, article }: ShelvedArticle) => {
  const texts = useArticleTexts(topic);
  if (texts.status === 'loading') return <Text tone="muted">{loading}</Text>;
  if (texts.status === 'failed') return <LoadFailed what={what} resource={texts} />;
  const blocks = article.fullContent ?? texts.value.get(article.id) ?? [];
  return (
    <Prose>
      {blocks.length > 0 ? (
        blocks.map((block) => (
          <HelpBlock key={'items' in block ? block.items.join() : block.text} block={block} />
        ))
      ) : (
        <p>
          {placeholder} <RouteLink to="contact">{contact}</RouteLink>
        </p>
      )}
    </Prose>
  );
};
