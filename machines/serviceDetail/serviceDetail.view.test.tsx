import { beforeAll } from 'vitest';
import { AppActorsProvider } from '../../src/app/AppActorsProvider.tsx';
import { Overlays } from '../../src/views/chrome/Overlays.tsx';
import HomePage from '../../src/views/home/HomePage.tsx';
import RequestDialog from '../../src/views/requestWizard/RequestDialog.tsx';
import { viewSuite } from '../../tests/paths/view.ts';
import {
  type AddressControls,
  addressControls,
  Reach,
  readAddress,
} from '../../tests/worlds/addressControls.tsx';
import { serviceDetailModel } from './serviceDetail.model.ts';
import { serviceDetailScript } from './serviceDetail.script.ts';

// Loads the lazy code before the first path. Slow loading has tests of its own.
beforeAll(() =>
  Promise.all([
    import('../../src/views/home/ServiceDetailDialog.tsx'),
    import('../../src/views/chrome/LoadedOverlays.tsx'),
  ]),
);

const home = { path: '/', search: '', hash: '' };

viewSuite<typeof serviceDetailModel.machine, AddressControls>({
  name: 'serviceDetail',
  model: serviceDetailModel,
  script: serviceDetailScript,
  world: () => addressControls(home),
  render: ({ inspect, world }) => (
    <AppActorsProvider address={readAddress()} inspect={inspect}>
      <Reach page={home} controls={world} />
      <HomePage />
      <Overlays requestDialog={RequestDialog} />
    </AppActorsProvider>
  ),
});
