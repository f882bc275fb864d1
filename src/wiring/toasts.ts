import type { ActorRefFrom } from 'xstate';
import type { requestWizardMachine } from '../../machines/requestWizard/requestWizardMachine.ts';
import type { Notice } from '../../machines/requestWizard/requestWizardRules.ts';
import type { ToastWords, toastsMachine } from '../../machines/toasts/toastsMachine.ts';

export const toastOf = (notice: Notice, words: Record<Notice, Omit<ToastWords, 'tone'>>): ToastWords => ({
  ...words[notice],
  tone: notice === 'submitted' ? 'default' : 'destructive',
});

/** A problem's notice goes when the problem does. Returns a function that stops it. */
export const withdrawNotices = (
  wizard: ActorRefFrom<typeof requestWizardMachine>,
  toasts: ActorRefFrom<typeof toastsMachine>,
  words: Record<Notice, { readonly title: string }>,
): (() => void) => {
  let last = wizard.getSnapshot().context.problem;
  const { unsubscribe } = wizard.subscribe((snapshot) => {
    // Who closes the dialog has corrected nothing.
    const problem = snapshot.hasTag('visible') ? snapshot.context.problem : null;
    const gone = snapshot.hasTag('visible') ? last : null;
    last = problem;
    if (gone === null || gone === 'emailInvalid' || gone === problem) return;
    for (const { id, title } of toasts.getSnapshot().context.toasts)
      if (title === words[gone].title) toasts.send({ type: 'toast.closed', id });
  });
  return unsubscribe;
};
