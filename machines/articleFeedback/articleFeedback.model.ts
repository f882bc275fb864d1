import type { Model } from '../../tests/paths/index.ts';
import { articleFeedbackMachine } from './articleFeedbackMachine.ts';

/** Either answer, to the article «Fees and plans» with its real count. */
export const articleFeedbackModel = {
  machine: articleFeedbackMachine,
  inputs: [{ helpful: 178 }],
  events: { 'feedback.give': [{ answer: 'yes' }, { answer: 'no' }] },
} satisfies Model<typeof articleFeedbackMachine>;

/** For the gallery: an article must be open to be asked about. */
export const stage = '/support/help-center#article-fees-and-plans';
