import { articleFeedbackMachine } from '../../machines/articleFeedback/articleFeedbackMachine.ts';

/** The feedback does not leave the browser. */
export const articleFeedback = (notify: (notice: 'thanked') => void) =>
  articleFeedbackMachine.provide({ actions: { notify: (_, { notice }) => notify(notice) } });
