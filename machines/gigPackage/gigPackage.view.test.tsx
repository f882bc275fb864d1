import { AppActorsProvider } from '../../src/app/AppActorsProvider.tsx';
import GigPage from '../../src/views/gig/GigPage.tsx';
import { viewSuite } from '../../tests/paths/view.ts';
import { atOnce } from '../../tests/worlds/pageControls.ts';
import { gigPackageModel } from './gigPackage.model.ts';
import { gigPackageScript } from './gigPackage.script.ts';

viewSuite({
  name: 'gigPackage',
  model: gigPackageModel,
  script: gigPackageScript,
  world: () => atOnce,
  render: ({ inspect }) => (
    <AppActorsProvider address={{ path: '/gig/1', search: '', hash: '' }} inspect={inspect}>
      <GigPage />
    </AppActorsProvider>
  ),
});
