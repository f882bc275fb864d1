import { AppActorsProvider } from '../../src/app/AppActorsProvider.tsx';
import ApiDocsPage from '../../src/views/apiDocs/ApiDocsPage.tsx';
import { viewSuite } from '../../tests/paths/view.ts';
import { atOnce } from '../../tests/worlds/pageControls.ts';
import { apiDocsTabsModel } from './apiDocsTabs.model.ts';
import { apiDocsTabsScript } from './apiDocsTabs.script.ts';

viewSuite({
  name: 'apiDocsTabs',
  model: apiDocsTabsModel,
  script: apiDocsTabsScript,
  world: () => atOnce,
  render: ({ inspect }) => (
    <AppActorsProvider address={{ path: '/api', search: '', hash: '' }} inspect={inspect}>
      <ApiDocsPage />
    </AppActorsProvider>
  ),
});
