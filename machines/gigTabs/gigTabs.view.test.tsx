import { AppActorsProvider } from '../../src/app/AppActorsProvider.tsx';
import GigPage from '../../src/views/gig/GigPage.tsx';
import { viewSuite } from '../../tests/paths/view.ts';
import { atOnce } from '../../tests/worlds/pageControls.ts';
import { gigTabsModel } from './gigTabs.model.ts';
import { gigTabsScript } from './gigTabs.script.ts';

viewSuite({
  name: 'gigTabs',
  model: gigTabsModel,
  script: gigTabsScript,
  world: () => atOnce,
  render: ({ inspect }) => (
    <AppActorsProvider address={{ path: '/gig/1', search: '', hash: '' }} inspect={inspect}>
      <GigPage />
    </AppActorsProvider>
  ),
});
