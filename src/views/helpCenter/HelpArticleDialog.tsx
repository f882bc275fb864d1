import { useLayoutEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { articleFeedbackMachine } from '../../../machines/articleFeedback/articleFeedbackMachine.ts';
import { helpCenter } from '../../content/helpCenter.ts';
import { Button, Label, Stack } from '../../design/index.ts';
import { Dialog } from '../../design/overlays.ts';
import { focusFirst } from '../../effects/screen/focusFirst.ts';
import { printPage } from '../../effects/screen/printPage.ts';
import { href } from '../../routes/href.ts';
import { topicCardId } from '../../wiring/helpTopic.ts';
import { ShareButton } from '../shared/ShareButton.tsx';
import { ArticleFeedback } from './ArticleFeedback.tsx';
import { HelpArticleText } from './HelpArticleText.tsx';
import { articleLinkId, type ShelvedArticle } from './helpArticles.ts';
import { useArticleTexts } from './useArticleTexts.ts';

interface HelpArticleDialogProps {
  readonly selected: ShelvedArticle | null;
  /** Present while the article is open. */
  readonly feedback: ActorRefFrom<typeof articleFeedbackMachine> | undefined;
  readonly onClose: () => void;
}

const titleId = 'help-article-title';

/** An article in full (F15). On close the focus returns to the article's title, or else to its topic (R8). */
const HelpArticleDialog = ({ selected, feedback, onClose }: HelpArticleDialogProps) => {
  const last = useRef(selected);
  // Not used by the text itself: the dialog keeps its content when it has closed.
  const texts = useArticleTexts(selected?.topic ?? null);
  useLayoutEffect(() => {
    if (selected) last.current = selected;
  }, [selected]);
  return (
    <Dialog
      open={selected !== null}
      onOpenChange={onClose}
      title={selected?.article.title ?? ''}
      titleId={titleId}
      description={selected?.article.content}
      closeLabel={helpCenter.article.close}
      steady
      returnFocus={() => {
        if (last.current) focusFirst(articleLinkId(last.current.article.id), topicCardId(last.current.topic));
      }}
      footer={
        <>
          {feedback ? <ArticleFeedback feedback={feedback} /> : null}
          <ShareButton variant="ghost" title={selected?.article.title ?? ''} url={addressOf(selected)} />
          <Button variant="ghost" size="sm" onClick={printPage}>
            {helpCenter.article.print}
          </Button>
        </>
      }
    >
      {selected ? (
        <Stack gap={3}>
          <Label>{selected.article.readTime}</Label>
          <HelpArticleText article={selected.article} texts={texts} />
        </Stack>
      ) : null}
    </Dialog>
  );
};

/** The address to share: the article's own, on the page's long route (decision H4). */
const addressOf = (selected: ShelvedArticle | null): string =>
  href('helpCenter') + (selected ? `#${articleLinkId(selected.article.id)}` : '');

export default HelpArticleDialog;
