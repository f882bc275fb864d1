import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { readAddress } from './effects/readAddress.ts';
import { rememberCampaign } from './effects/readCampaign.ts';
import { documentOf, loadPage } from './routing.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root"');

const address = readAddress();
rememberCampaign();
// The code of the view is fetched while the chrome is hydrated; a failure is the view's own to show.
loadPage(address.path).catch(() => {});

const app = (
  <StrictMode>
    <App address={address} />
  </StrictMode>
);

// A page may only be hydrated onto its own document: a host may answer any address with any page.
if (root.dataset.document === documentOf(address.path)) {
  // As a transition, in slices: the page answers while React takes it over.
  startTransition(() => {
    hydrateRoot(root, app);
  });
} else {
  root.replaceChildren();
  createRoot(root).render(app);
}
