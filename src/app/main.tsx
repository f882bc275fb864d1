import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { rememberCampaign } from '../effects/readCampaign.ts';
import { documentOf } from '../routes/match.ts';
import { loadPage } from '../routes/modules.ts';
import type { ActorHooks } from '../wiring/actorHooks.ts';
import { createDocuments } from '../wiring/documents.ts';
import { navigationStart } from '../wiring/navigation.ts';
import { App } from './App.tsx';

const rootElement = document.getElementById('root');
if (!rootElement) throw new Error('The page has no element with the id "root"');
const root = rootElement;

// A page may only be hydrated onto its own document: a host may answer any address with any page.
const start = navigationStart((path) => root.dataset.document !== documentOf(path));
rememberCampaign();
const documents = createDocuments();
if (!start.isBlank) documents.storeCurrent();
// The code of the view is fetched while the chrome is hydrated; a failure is the app's to retry.
loadPage(start.address.path).catch(() => {});

/** Shows the app; development tools hook into its actors. */
const show = (hooks: ActorHooks = {}): void => {
  const app = (
    <StrictMode>
      <App {...start} {...hooks} documents={documents} />
    </StrictMode>
  );
  if (start.isBlank) {
    root.replaceChildren();
    createRoot(root).render(app);
  } else {
    // As a transition, in slices: the page answers while React takes it over.
    startTransition(() => {
      hydrateRoot(root, app);
    });
  }
};

// Written out, so that the bundler drops the branch and with it the inspector from what is built for production.
if (process.env.NODE_ENV !== 'production') {
  import('../devtools/inspector/attach.ts').then(({ attach }) => attach()).then(show);
} else show();
