// @vitest-environment node
import { machineSuite } from '../../tests/paths/actor.ts';
import { choiceLaws } from '../choice/choice.laws.ts';
import { dashboardTabsModel } from './dashboardTabs.model.ts';

machineSuite({
  name: 'dashboardTabs',
  model: dashboardTabsModel,
  laws: choiceLaws('open'),
  starts: ({ snapshot }) => snapshot.value === 'orders',
  goal: (snapshot) => snapshot.matches('orders'),
});
