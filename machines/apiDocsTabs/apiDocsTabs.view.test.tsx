import { AppActorsProvider } from '../../src/app/AppActorsProvider.tsx';
import ApiDocsPage from '../../src/views/apiDocs/ApiDocsPage.tsx';
import { viewSuite } from '../../tests/paths/view.ts';
import {
  type AddressControls,
  addressControls,
  Reach,
  readAddress,
} from '../../tests/worlds/addressControls.tsx';
import { apiDocsTabsModel } from './apiDocsTabs.model.ts';
import { apiDocsTabsScript } from './apiDocsTabs.script.ts';

const page = { path: '/api', search: '', hash: '' };

viewSuite<typeof apiDocsTabsModel.machine, AddressControls>({
  name: 'apiDocsTabs',
  model: apiDocsTabsModel,
  script: apiDocsTabsScript,
  world: () => addressControls(page),
  render: ({ inspect, world }) => (
    <AppActorsProvider address={readAddress()} inspect={inspect}>
      <Reach page={page} controls={world} />
      <ApiDocsPage />
    </AppActorsProvider>
  ),
});
