import { type ComponentProps, useEffect } from 'react';
import { helpCenter } from '../../content/helpCenter.ts';
import { keepInSight } from '../../wiring/page.ts';
import { LoadFailed } from '../shared/LoadFailed.tsx';
import { useResource } from '../shared/useResource.ts';
import type HelpArticleDialog from './HelpArticleDialog.tsx';

const missingId = 'help-article-missing';

/** The dialog, once its code is loaded; if that fails, the page says so below the topics. */
export const OpenArticle = (props: ComponentProps<typeof HelpArticleDialog>) => {
  const dialog = useResource('help article', () => import('./HelpArticleDialog.tsx'));
  const isMissing = dialog.status === 'failed' && props.shown !== null;
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
