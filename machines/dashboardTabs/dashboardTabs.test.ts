// @vitest-environment node
import { machineSuite } from '../../tests/paths/actor.ts';
import { choiceLaws } from '../choice/choice.laws.ts';
import { dashboardTabsModel } from './dashboardTabs.model.ts';

machineSuite({
  name: 'dashboardTabs',
  model: dashboardTabsModel,
  laws: choiceLaws({
    verb: 'open',
    prefix: '#tab-',
    initial: 'orders',
    others: ['gigs', 'analytics', 'messages'],
  }),
  starts: ({ snapshot }) => snapshot.value === 'orders',
  goal: (snapshot) => snapshot.matches('orders'),
});
