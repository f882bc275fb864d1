// @vitest-environment node
import { machineSuite } from '../paths/suite.ts';
import { dashboardTabsModel } from './dashboardTabs.model.ts';
import { oneOfSeveralLaws } from './oneOfSeveral.laws.ts';

machineSuite({
  name: 'dashboardTabs',
  model: dashboardTabsModel,
  laws: oneOfSeveralLaws('open'),
  starts: ({ snapshot }) => snapshot.value === 'orders',
  home: (snapshot) => snapshot.matches('orders'),
});
