import { beforeAll } from 'vitest';
import { viewSuite } from '../../tests/paths/view.ts';
import type { AddressControls } from '../../tests/worlds/addressControls.tsx';
import { HelpCenterStage, helpCenterControls, loadHelpCenter } from '../../tests/worlds/helpCenterStage.tsx';
import { helpArticleModel } from './helpArticle.model.ts';
import { helpArticleScript } from './helpArticle.script.ts';

beforeAll(loadHelpCenter);

viewSuite<typeof helpArticleModel.machine, AddressControls>({
  name: 'helpArticle',
  model: helpArticleModel,
  script: helpArticleScript,
  maxSteps: 10,
  world: () => helpCenterControls(),
  render: ({ inspect, world }) => <HelpCenterStage inspect={inspect} controls={world} />,
});
