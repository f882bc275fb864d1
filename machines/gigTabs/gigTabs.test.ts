// @vitest-environment node
import { machineSuite } from '../../tests/paths/actor.ts';
import { oneOfSeveralLaws } from '../choice/choice.laws.ts';
import { gigTabsModel } from './gigTabs.model.ts';

machineSuite({
  name: 'gigTabs',
  model: gigTabsModel,
  laws: oneOfSeveralLaws('open'),
  starts: ({ snapshot }) => snapshot.value === 'overview',
  goal: (snapshot) => snapshot.matches('overview'),
});
