import { helpCenter } from '../../content/helpCenter.ts';
import { Text } from '../../design/index.ts';
import { LoadFailed } from '../shared/LoadFailed.tsx';
import { RichText } from '../shared/RichText.tsx';
import type { ShelvedArticle } from './helpArticles.ts';
import { useArticleTexts } from './useArticleTexts.ts';

const { contact, loading, placeholder, what } = helpCenter.article;

/** The full text of an article, fetched with those of its topic. A placeholder if there is none (decision H2). */
export const HelpArticleText = ({ topic, article }: ShelvedArticle) => {
  const texts = useArticleTexts(topic);
  if (texts.status === 'loading') return <Text tone="muted">{loading}</Text>;
  if (texts.status === 'failed') return <LoadFailed what={what} resource={texts} />;
  const blocks = article.fullContent ?? texts.value.get(article.id) ?? [];
  return (
    <RichText
      headingLevel={3}
      blocks={blocks.length > 0 ? blocks : [[placeholder, ' ', { to: 'contact', text: contact }]]}
    />
  );
};
