import { AppActorsProvider } from '../../src/app/AppActorsProvider.tsx';
import GigPage from '../../src/views/gig/GigPage.tsx';
import { viewSuite } from '../../tests/paths/view.ts';
import {
  type AddressControls,
  addressControls,
  Reach,
  readAddress,
} from '../../tests/worlds/addressControls.tsx';
import { gigPackageModel } from './gigPackage.model.ts';
import { gigPackageScript } from './gigPackage.script.ts';

const page = { path: '/gig/1', search: '', hash: '' };

viewSuite<typeof gigPackageModel.machine, AddressControls>({
  name: 'gigPackage',
  model: gigPackageModel,
  script: gigPackageScript,
  world: () => addressControls(page),
  render: ({ inspect, world }) => (
    <AppActorsProvider address={readAddress()} inspect={inspect}>
      <Reach page={page} controls={world} />
      <GigPage />
    </AppActorsProvider>
  ),
});
