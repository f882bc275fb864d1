import ApiDocsPage from '../../src/views/apiDocs/ApiDocsPage.tsx';
import { viewSuite } from '../../tests/paths/view.ts';
import type { AddressControls } from '../../tests/worlds/addressControls.tsx';
import { pageAt } from '../../tests/worlds/pageAt.tsx';
import { apiDocsTabsModel } from './apiDocsTabs.model.ts';
import { apiDocsTabsScript } from './apiDocsTabs.script.ts';

viewSuite<typeof apiDocsTabsModel.machine, AddressControls>({
  name: 'apiDocsTabs',
  model: apiDocsTabsModel,
  script: apiDocsTabsScript,
  ...pageAt('/api', <ApiDocsPage />),
});
