import type { apiDocsTabsMachine } from '../../machines/apiDocsTabsMachine.ts';
import type { Script } from '../paths/script.ts';
import { type PageControls, whenReady } from '../worlds/pageControls.ts';

export const apiDocsTabsScript: Script<typeof apiDocsTabsMachine, PageControls> = {
  open: whenReady,
  drive: {
    'endpoints.open': (ui) => ui.press('Endpoints'),
    'authentication.open': (ui) => ui.press('Authentication'),
    'examples.open': (ui) => ui.press('Examples'),
  },
  shows: {
    endpoints: () => ({ tabs: { Endpoints: true, Authentication: false, Examples: false } }),
    authentication: () => ({ tabs: { Endpoints: false, Authentication: true, Examples: false } }),
    examples: () => ({ tabs: { Endpoints: false, Authentication: false, Examples: true } }),
  },
  aspects: ['tabs'],
};
