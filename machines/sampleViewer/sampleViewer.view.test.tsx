import ServicePage from '../../src/views/service/ServicePage.tsx';
import { viewSuite } from '../../tests/paths/view.ts';
import type { AddressControls } from '../../tests/worlds/addressControls.tsx';
import { pageAt } from '../../tests/worlds/pageAt.tsx';
import { sampleViewerModel } from './sampleViewer.model.ts';
import { sampleViewerScript } from './sampleViewer.script.ts';

viewSuite<typeof sampleViewerModel.machine, AddressControls>({
  name: 'sampleViewer',
  model: sampleViewerModel,
  script: sampleViewerScript,
  ...pageAt('/services/website-copywriting', <ServicePage id="website-copywriting" />),
});
