// @vitest-environment node
import { machineSuite } from '../../tests/paths/actor.ts';
import { choiceLaws } from '../choice/choice.laws.ts';
import { gigTabsModel } from './gigTabs.model.ts';

machineSuite({
  name: 'gigTabs',
  model: gigTabsModel,
  laws: choiceLaws({ verb: 'open', prefix: '#tab-', initial: 'overview', others: ['seller', 'reviews'] }),
  starts: ({ snapshot }) => snapshot.value === 'overview',
  goal: (snapshot) => snapshot.matches('overview'),
});
