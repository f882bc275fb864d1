// @vitest-environment node
import { machineSuite } from '../paths/suite.ts';
import { gigTabsModel } from './gigTabs.model.ts';
import { oneOfSeveralLaws } from './oneOfSeveral.laws.ts';

machineSuite({
  name: 'gigTabs',
  model: gigTabsModel,
  laws: oneOfSeveralLaws('open'),
  starts: ({ snapshot }) => snapshot.value === 'overview',
  home: (snapshot) => snapshot.matches('overview'),
});
