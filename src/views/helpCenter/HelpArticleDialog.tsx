import { useLayoutEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { articleFeedbackMachine } from '../../../machines/articleFeedback/articleFeedbackMachine.ts';
import { helpCenter } from '../../content/helpCenter.ts';
import { Button, Label, Stack } from '../../design/index.ts';
import { Dialog } from '../../design/overlays.ts';
import { href } from '../../routes/href.ts';
import { topicCardId } from '../../wiring/helpTopic.ts';
import { focusById, focusFirst, printPage } from '../../wiring/page.ts';
import { ShareButton } from '../shared/ShareButton.tsx';
import { ArticleFeedback } from './ArticleFeedback.tsx';
import { HelpArticleText } from './HelpArticleText.tsx';
import { articleLinkId, type ShelvedArticle } from './helpArticles.ts';

interface HelpArticleDialogProps {
  readonly shown: ShelvedArticle | null;
  /** Lives as long as the article is open. */
  readonly feedback: ActorRefFrom<typeof articleFeedbackMachine> | undefined;
  readonly onClose: () => void;
}

const titleId = 'help-article-title';

/** An article in full (F15). Its focus returns to the article's title, else to its topic (R8). */
const HelpArticleDialog = ({ shown, feedback, onClose }: HelpArticleDialogProps) => {
  const last = useRef(shown);
  useLayoutEffect(() => {
    if (shown) last.current = shown;
  }, [shown]);
  return (
    <Dialog
      open={shown !== null}
      onOpenChange={onClose}
      title={shown?.article.title ?? ''}
      titleId={titleId}
      description={shown?.article.content}
      closeLabel={helpCenter.article.close}
      steady
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        focusById(titleId);
      }}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        if (last.current) focusFirst(articleLinkId(last.current.article.id), topicCardId(last.current.topic));
      }}
      footer={
        <>
          {feedback ? <ArticleFeedback feedback={feedback} /> : null}
          <ShareButton variant="ghost" title={shown?.article.title ?? ''} url={addressOf(shown)} />
          <Button variant="ghost" size="sm" onClick={printPage}>
            {helpCenter.article.print}
          </Button>
        </>
      }
    >
      {shown ? (
        <Stack gap={3}>
          <Label>{shown.article.readTime}</Label>
          <HelpArticleText key={shown.article.id} {...shown} />
        </Stack>
      ) : null}
    </Dialog>
  );
};

/** What is shared: the article's own address, on the page's long route (decision H4). */
const addressOf = (shown: ShelvedArticle | null): string =>
  href('helpCenter') + (shown ? `#${articleLinkId(shown.article.id)}` : '');

export default HelpArticleDialog;
