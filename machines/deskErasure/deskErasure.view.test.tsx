import { viewSuite } from '../../tests/paths/view.ts';
import { DeskStage, DeskTab } from '../../tests/worlds/deskStage.tsx';
import { deskErasureModel } from './deskErasure.model.ts';
import { deskErasureScript } from './deskErasure.script.ts';

viewSuite({
  name: 'deskErasure',
  model: deskErasureModel,
  script: deskErasureScript,
  world: () => new DeskTab(),
  requests: (world) => world.erasures,
  render: ({ inspect, world }) => <DeskStage inspect={inspect} world={world} />,
});
