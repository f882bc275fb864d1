import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { nextTask } from '../effects/nextTask.ts';
import { rememberCampaign } from '../effects/readCampaign.ts';
import type { EarlyPresses } from '../shell/early/earlyPresses.ts';
import { readStart } from '../shell/readStart.ts';
import type { ActorHooks } from '../wiring/actorHooks.ts';
import { App } from './App.tsx';

/** In its own task: evaluating this script and starting the app would be a long one. Throws without `#root`. */
export const startApp = async (presses: EarlyPresses): Promise<void> => {
  await nextTask();
  const { root, ...start } = readStart();
  rememberCampaign();

  const renderApp = (hooks: ActorHooks = {}): void => {
    const app = (
      <StrictMode>
        <App {...start} {...hooks} presses={presses} />
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
