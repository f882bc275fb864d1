import type { Notice } from '../../machines/requestWizard/requestWizardRules.ts';
import type { ToastWords } from '../../machines/toasts/toastsMachine.ts';

export const toastOf = (notice: Notice, words: Record<Notice, Omit<ToastWords, 'tone'>>): ToastWords => ({
  ...words[notice],
  tone: notice === 'submitted' ? 'default' : 'destructive',
});
