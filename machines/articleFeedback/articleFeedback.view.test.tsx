import { beforeAll } from 'vitest';
import { viewSuite } from '../../tests/paths/view.ts';
import { type AddressControls, addressControls } from '../../tests/worlds/addressControls.tsx';
import { HelpCenterStage, loadHelpCenter } from '../../tests/worlds/helpCenterStage.tsx';
import { articleFeedbackModel } from './articleFeedback.model.ts';
import { articleFeedbackScript } from './articleFeedback.script.ts';

beforeAll(loadHelpCenter);

viewSuite<typeof articleFeedbackModel.machine, AddressControls>({
  name: 'articleFeedback',
  model: articleFeedbackModel,
  script: articleFeedbackScript,
  world: addressControls,
  render: ({ inspect, world }) => (
    <HelpCenterStage inspect={inspect} controls={world} hash="#article-fees-and-plans" />
  ),
});
