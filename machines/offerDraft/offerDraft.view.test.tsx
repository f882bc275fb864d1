import { viewSuite } from '../../tests/paths/view.ts';
import { DeskStage, DeskTab } from '../../tests/worlds/deskStage.tsx';
import { offerDraftModel } from './offerDraft.model.ts';
import { offerDraftScript } from './offerDraft.script.ts';

viewSuite({
  name: 'offerDraft',
  model: offerDraftModel,
  script: offerDraftScript,
  world: () => new DeskTab(),
  requests: (world) => world.acts,
  render: ({ inspect, world }) => <DeskStage inspect={inspect} world={world} />,
});
