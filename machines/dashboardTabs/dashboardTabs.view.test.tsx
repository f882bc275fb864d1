import DashboardPage from '../../src/views/dashboard/DashboardPage.tsx';
import { viewSuite } from '../../tests/paths/view.ts';
import type { AddressControls } from '../../tests/worlds/addressControls.tsx';
import { pageAt } from '../../tests/worlds/pageAt.tsx';
import { dashboardTabsModel } from './dashboardTabs.model.ts';
import { dashboardTabsScript } from './dashboardTabs.script.ts';

viewSuite<typeof dashboardTabsModel.machine, AddressControls>({
  name: 'dashboardTabs',
  model: dashboardTabsModel,
  script: dashboardTabsScript,
  ...pageAt('/dashboard', <DashboardPage />),
});
