import { type ComponentProps, useEffect } from 'react';
import { helpCenter } from '../../content/helpCenter.ts';
import { keepInSight } from '../../effects/screen/scrollPage.ts';
import { LoadFailed } from '../shared/LoadFailed.tsx';
import { useResource } from '../shared/useResource.ts';
import type HelpArticleDialog from './HelpArticleDialog.tsx';

const missingId = 'help-article-missing';

/** Arguments of `useResource` and `loadResource`. */
export const helpArticleCode = ['help article', () => import('./HelpArticleDialog.tsx')] as const;

/** If loading fails, a message appears below the topics. */
export const OpenArticle = (props: ComponentProps<typeof HelpArticleDialog>) => {
  const dialog = useResource(...helpArticleCode);
  const isMissing = dialog.status === 'failed' && props.isOpen;
  useEffect(() => {
    if (isMissing) keepInSight(missingId);
  }, [isMissing]);
  if (isMissing)
    return (
      <div id={missingId}>
        <LoadFailed what={helpCenter.article.what} resource={dialog} />
      </div>
    );
  if (dialog.status !== 'ready') return null;
  const { default: Dialog } = dialog.value;
  return <Dialog {...props} />;
};
