import { articleFeedbackMachine } from '../../machines/articleFeedback/articleFeedbackMachine.ts';

/** A reader's feedback, provided with its effects: `notify` puts the thanks into words. Nothing leaves the browser. */
export const articleFeedback = (notify: (notice: 'thanked') => void) =>
  articleFeedbackMachine.provide({ actions: { notify: (_, { notice }) => notify(notice) } });
