import type { apiDocsTabsMachine } from '../../machines/apiDocsTabsMachine.ts';
import type { Script } from '../paths/script.ts';
import { type PageControls, whenReady } from '../worlds/pageControls.ts';
import { sheetTabs } from './sheetTabs.ts';

const shows = sheetTabs({
  Endpoints: 'GET /api/v1/services',
  Authentication: 'Keeping a key safe',
  Examples: 'The same small program four times',
});

export const apiDocsTabsScript: Script<typeof apiDocsTabsMachine, PageControls> = {
  open: whenReady,
  drive: {
    'endpoints.open': (ui) => ui.press('Endpoints'),
    'authentication.open': (ui) => ui.press('Authentication'),
    'examples.open': (ui) => ui.press('Examples'),
  },
  shows: {
    endpoints: shows('Endpoints'),
    authentication: shows('Authentication'),
    examples: shows('Examples'),
  },
  aspects: ['tabs'],
};
