// @vitest-environment node
import { machineSuite } from '../../tests/paths/actor.ts';
import { articleFeedbackLaws, articleFeedbackStarts } from './articleFeedback.laws.ts';
import { articleFeedbackModel } from './articleFeedback.model.ts';

machineSuite({
  name: 'articleFeedback',
  model: articleFeedbackModel,
  laws: articleFeedbackLaws,
  starts: articleFeedbackStarts,
  goal: (snapshot) => !snapshot.matches('notGiven'),
});
