import { articleFeedbackMachine } from '../../machines/articleFeedback/articleFeedbackMachine.ts';

export const articleFeedback = (notify: (notice: 'thanked') => void) =>
  articleFeedbackMachine.provide({ actions: { notify: (_, { notice }) => notify(notice) } });
