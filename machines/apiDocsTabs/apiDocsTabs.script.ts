import type { Script } from '../../tests/paths/index.ts';
import type { AddressControls } from '../../tests/worlds/addressControls.tsx';
import { restoredByHash } from '../choice/choice.script.ts';
import { expectTabs } from '../choice/tabs.script.ts';
import { viewHashes } from '../viewHashRules.ts';
import type { apiDocsTabsMachine } from './apiDocsTabsMachine.ts';

const shows = expectTabs({
  Endpoints: 'GET /api/v1/services',
  Authentication: 'Keeping a key safe',
  Examples: 'The same small program in four languages',
});
const pageLinks = {
  'Ask for the JavaScript SDK': '/contact',
  'Ask for the Python SDK': '/contact',
  'Ask for the PHP SDK': '/contact',
  'Ask for the Ruby SDK': '/contact',
};
const endpoints = {
  'GET /services': '#api-list-services',
  'GET /services/{id}': '#api-get-service',
  'GET /orders/{id}': '#api-get-order',
  'GET /users/{id}': '#api-get-user',
  'POST /orders': '#api-create-order',
  'POST /messages': '#api-send-message',
};

export const apiDocsTabsScript: Script<typeof apiDocsTabsMachine, AddressControls> = {
  open: (ui) => ui.world.ready(),
  drive: {
    'endpoints.open': (ui) => ui.press('Endpoints'),
    'authentication.open': (ui) => ui.press('Authentication'),
    'examples.open': (ui) => ui.press('Examples'),
    'address.changed': (ui, { hash }) => ui.world.reach(hash),
  },
  shows: {
    endpoints: shows('Endpoints', { ...endpoints, ...pageLinks }),
    authentication: shows('Authentication', pageLinks),
    examples: shows('Examples', pageLinks),
  },
  aspects: ['tabs', 'links'],
  environment: { reloaded: restoredByHash(viewHashes.tab, 'endpoints') },
};
