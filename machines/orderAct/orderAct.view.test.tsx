import { viewSuite } from '../../tests/paths/view.ts';
import { emulateFileFieldValues } from '../../tests/worlds/fileFields.ts';
import { OrderStage, OrderTab } from '../../tests/worlds/orderStage.tsx';
import { orderActPageModel } from './orderAct.model.ts';
import { orderActScript } from './orderAct.script.ts';

emulateFileFieldValues();

viewSuite({
  name: 'orderAct',
  model: orderActPageModel,
  script: orderActScript,
  world: () => new OrderTab(),
  requests: (world) => world.acts,
  render: ({ inspect, world }) => <OrderStage inspect={inspect} world={world} />,
});
