import { AppActorsProvider } from '../../src/app/AppActorsProvider.tsx';
import DashboardPage from '../../src/views/dashboard/DashboardPage.tsx';
import { viewSuite } from '../../tests/paths/view.ts';
import {
  type AddressControls,
  addressControls,
  Reach,
  readAddress,
} from '../../tests/worlds/addressControls.tsx';
import { dashboardTabsModel } from './dashboardTabs.model.ts';
import { dashboardTabsScript } from './dashboardTabs.script.ts';

const page = { path: '/dashboard', search: '', hash: '' };

viewSuite<typeof dashboardTabsModel.machine, AddressControls>({
  name: 'dashboardTabs',
  model: dashboardTabsModel,
  script: dashboardTabsScript,
  world: () => addressControls(page),
  render: ({ inspect, world }) => (
    <AppActorsProvider address={readAddress()} inspect={inspect}>
      <Reach page={page} controls={world} />
      <DashboardPage />
    </AppActorsProvider>
  ),
});
