import { beforeAll } from 'vitest';
import { viewSuite } from '../../tests/paths/view.ts';
import { HelpCenterStage, helpCenterControls, loadHelpCenter } from '../../tests/worlds/helpCenterStage.tsx';
import { helpTopicPageModel } from './helpTopic.model.ts';
import { type HelpTopicControls, helpTopicScript } from './helpTopic.script.ts';

beforeAll(loadHelpCenter);

viewSuite<typeof helpTopicPageModel.machine, HelpTopicControls>({
  name: 'helpTopic',
  model: helpTopicPageModel,
  script: helpTopicScript,
  maxSteps: 10,
  world: () => ({
    ...helpCenterControls(),
    find: async (topic) =>
      void document.getElementById(`topic-${topic}-panel`)?.dispatchEvent(new Event('beforematch')),
  }),
  render: ({ inspect, world }) => <HelpCenterStage inspect={inspect} controls={world} />,
});
