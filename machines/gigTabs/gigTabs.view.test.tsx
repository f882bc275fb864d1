import GigPage from '../../src/views/gig/GigPage.tsx';
import { viewSuite } from '../../tests/paths/view.ts';
import type { AddressControls } from '../../tests/worlds/addressControls.tsx';
import { pageAt } from '../../tests/worlds/pageAt.tsx';
import { gigTabsModel } from './gigTabs.model.ts';
import { gigTabsScript } from './gigTabs.script.ts';

viewSuite<typeof gigTabsModel.machine, AddressControls>({
  name: 'gigTabs',
  model: gigTabsModel,
  script: gigTabsScript,
  ...pageAt('/gig/1', <GigPage />),
});
