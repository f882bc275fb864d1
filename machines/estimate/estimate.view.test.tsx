import ServicePage from '../../src/views/service/ServicePage.tsx';
import { viewSuite } from '../../tests/paths/view.ts';
import type { AddressControls } from '../../tests/worlds/addressControls.tsx';
import { pageAt } from '../../tests/worlds/pageAt.tsx';
import { estimateViewModel } from './estimate.model.ts';
import { estimateScript } from './estimate.script.ts';

viewSuite<typeof estimateViewModel.machine, AddressControls>({
  name: 'estimate',
  model: estimateViewModel,
  script: estimateScript,
  ...pageAt('/services/presentation-design', <ServicePage id="presentation-design" />),
});
