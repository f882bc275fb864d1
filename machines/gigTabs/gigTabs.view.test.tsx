import { AppActorsProvider } from '../../src/app/AppActorsProvider.tsx';
import GigPage from '../../src/views/gig/GigPage.tsx';
import { viewSuite } from '../../tests/paths/view.ts';
import {
  type AddressControls,
  addressControls,
  Reach,
  readAddress,
} from '../../tests/worlds/addressControls.tsx';
import { gigTabsModel } from './gigTabs.model.ts';
import { gigTabsScript } from './gigTabs.script.ts';

const page = { path: '/gig/1', search: '', hash: '' };

viewSuite<typeof gigTabsModel.machine, AddressControls>({
  name: 'gigTabs',
  model: gigTabsModel,
  script: gigTabsScript,
  world: () => addressControls(page),
  render: ({ inspect, world }) => (
    <AppActorsProvider address={readAddress()} inspect={inspect}>
      <Reach page={page} controls={world} />
      <GigPage />
    </AppActorsProvider>
  ),
});
