import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { nextTask } from '../effects/nextTask.ts';
import { rememberCampaign } from '../effects/readCampaign.ts';
import { documentOf, rememberMissing } from '../routes/match.ts';
import { loadPage } from '../routes/modules.ts';
import { routes } from '../routes/table.ts';
import { createDocuments } from '../shell/documents.ts';
import type { EarlyPresses } from '../shell/early/earlyPresses.ts';
import { navigationStart } from '../shell/wiring/navigation.ts';
import type { ActorHooks } from '../wiring/actorHooks.ts';
import { App } from './App.tsx';

/** Starts in a task of its own, to avoid one long task. Throws if the document has no element with the id "root". */
export const startApp = async (presses: EarlyPresses): Promise<void> => {
  await nextTask();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root"');
  // Only the host knows which posts exist (decision R15).
  if (root.dataset.document === routes.notFound.path) rememberMissing(location.pathname);
  // Hydrate a page only onto its own document; a host may send any document for any address.
  const start = navigationStart((path) => root.dataset.document !== documentOf(path));
  loadPage(start.address.path).catch(() => {});
  rememberCampaign();
  const documents = createDocuments();
  if (!start.isBlank) documents.storeCurrent();

  const renderApp = (hooks: ActorHooks = {}): void => {
    const app = (
      <StrictMode>
        <App {...start} {...hooks} documents={documents} presses={presses} />
      </StrictMode>
    );
    if (start.isBlank) {
      root.replaceChildren();
      createRoot(root).render(app);
    } else {
      // A transition lets React hydrate in slices, so that the page stays responsive.
      startTransition(() => {
        hydrateRoot(root, app);
      });
    }
  };

  // Keep the comparison here: the bundler drops this branch, and with it the inspector, from production.
  if (process.env.NODE_ENV !== 'production') {
    import('../devtools/inspector/attach.ts').then(({ attach }) => attach()).then(renderApp);
  } else renderApp();
};
