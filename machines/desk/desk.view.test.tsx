import { viewSuite } from '../../tests/paths/view.ts';
import { DeskStage, DeskTab } from '../../tests/worlds/deskStage.tsx';
import { deskModel } from './desk.model.ts';
import { deskScript } from './desk.script.ts';

viewSuite({
  name: 'desk',
  model: deskModel,
  script: deskScript,
  world: () => new DeskTab(),
  requests: (world) => world.marks,
  render: ({ inspect, world }) => <DeskStage inspect={inspect} world={world} />,
});
