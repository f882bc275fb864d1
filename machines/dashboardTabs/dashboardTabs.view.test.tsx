import { AppActorsProvider } from '../../src/app/AppActorsProvider.tsx';
import DashboardPage from '../../src/views/dashboard/DashboardPage.tsx';
import { viewSuite } from '../../tests/paths/view.ts';
import { atOnce } from '../../tests/worlds/pageControls.ts';
import { dashboardTabsModel } from './dashboardTabs.model.ts';
import { dashboardTabsScript } from './dashboardTabs.script.ts';

viewSuite({
  name: 'dashboardTabs',
  model: dashboardTabsModel,
  script: dashboardTabsScript,
  world: () => atOnce,
  render: ({ inspect }) => (
    <AppActorsProvider address={{ path: '/dashboard', search: '', hash: '' }} inspect={inspect}>
      <DashboardPage />
    </AppActorsProvider>
  ),
});
