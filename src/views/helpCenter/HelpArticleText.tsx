import { helpCenter } from '../../content/helpCenter.ts';
import { Text } from '../../design/index.ts';
import { LoadFailed } from '../shared/LoadFailed.tsx';
import { RichText } from '../shared/RichText.tsx';
import type { ShelvedArticle } from './helpArticles.ts';
import type { useArticleTexts } from './useArticleTexts.ts';

const { contact, loading, placeholder, what } = helpCenter.article;

interface HelpArticleTextProps extends Pick<ShelvedArticle, 'article'> {
  readonly texts: ReturnType<typeof useArticleTexts>;
}

export const HelpArticleText = ({ article, texts }: HelpArticleTextProps) => {
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
