import type { Model } from '../../tests/paths/index.ts';
import { articleFeedbackMachine } from './articleFeedbackMachine.ts';

/** Both answers, for the article “Fees and plans” with its real count. */
export const articleFeedbackModel = {
  machine: articleFeedbackMachine,
  inputs: [{ helpful: 178 }],
  events: { 'feedback.give': [{ answer: 'yes' }, { answer: 'no' }] },
} satisfies Model<typeof articleFeedbackMachine>;

/** The gallery shows an open article: only there is the question asked. */
export const stage = '/support/help-center#article-fees-and-plans';
