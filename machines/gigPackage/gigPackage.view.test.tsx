import GigPage from '../../src/views/gig/GigPage.tsx';
import { viewSuite } from '../../tests/paths/view.ts';
import type { AddressControls } from '../../tests/worlds/addressControls.tsx';
import { pageAt } from '../../tests/worlds/pageAt.tsx';
import { gigPackageModel } from './gigPackage.model.ts';
import { gigPackageScript } from './gigPackage.script.ts';

viewSuite<typeof gigPackageModel.machine, AddressControls>({
  name: 'gigPackage',
  model: gigPackageModel,
  script: gigPackageScript,
  ...pageAt('/gig/1', <GigPage />),
});
