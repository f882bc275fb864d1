import { beforeAll } from 'vitest';
import { viewSuite } from '../../tests/paths/view.ts';
import type { AddressControls } from '../../tests/worlds/addressControls.tsx';
import { HelpCenterStage, helpCenterControls, loadHelpCenter } from '../../tests/worlds/helpCenterStage.tsx';
import { articleFeedbackModel } from './articleFeedback.model.ts';
import { articleFeedbackScript } from './articleFeedback.script.ts';

beforeAll(loadHelpCenter);

viewSuite<typeof articleFeedbackModel.machine, AddressControls>({
  name: 'articleFeedback',
  model: articleFeedbackModel,
  script: articleFeedbackScript,
  world: () => helpCenterControls('#article-fees-and-plans'),
  render: ({ inspect, world }) => <HelpCenterStage inspect={inspect} controls={world} />,
});
