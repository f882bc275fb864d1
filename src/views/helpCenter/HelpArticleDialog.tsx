import type { ActorRefFrom } from 'xstate';
import type { articleFeedbackMachine } from '../../../machines/articleFeedback/articleFeedbackMachine.ts';
import { helpCenter } from '../../content/helpCenter.ts';
import { Button, Label, Stack } from '../../design/index.ts';
import { printPage } from '../../effects/screen/printPage.ts';
import { href } from '../../routes/href.ts';
import { ModalDialog } from '../shared/ModalDialog.tsx';
import { ShareButton } from '../shared/ShareButton.tsx';
import { ArticleFeedback } from './ArticleFeedback.tsx';
import { HelpArticleText } from './HelpArticleText.tsx';
import { articleLinkId, type ShelvedArticle } from './helpArticles.ts';
import { useArticleTexts } from './useArticleTexts.ts';

interface HelpArticleDialogProps {
  /** The open article, or the last one. */
  readonly selected: ShelvedArticle | null;
  readonly isOpen: boolean;
  /** Present while the article is open. */
  readonly feedback: ActorRefFrom<typeof articleFeedbackMachine> | undefined;
  readonly onClose: () => void;
}

const titleId = 'help-article-title';

const HelpArticleDialog = ({ selected, isOpen, feedback, onClose }: HelpArticleDialogProps) => {
  // Not in `HelpArticleText`: the dialog keeps its content when it has closed.
  const texts = useArticleTexts(isOpen && selected ? selected.topic : null);
  if (!selected) return null;
  const { article } = selected;
  return (
    <ModalDialog
      open={isOpen}
      onOpenChange={onClose}
      title={article.title}
      titleId={titleId}
      description={article.content}
      closeLabel={helpCenter.article.close}
      steady
      footer={
        <>
          {feedback ? <ArticleFeedback feedback={feedback} /> : null}
          <ShareButton variant="ghost" title={article.title} url={addressOf(article.id)} />
          <Button variant="ghost" size="sm" onClick={printPage}>
            {helpCenter.article.print}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <Label>{article.readTime}</Label>
        <HelpArticleText article={article} texts={texts} />
      </Stack>
    </ModalDialog>
  );
};

/** The article's address, on the long route (H4). */
const addressOf = (article: string): string => `${href('helpCenter')}#${articleLinkId(article)}`;

export default HelpArticleDialog;
