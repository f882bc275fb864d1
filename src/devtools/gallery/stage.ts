import type { ActorHooks } from '../../wiring/actorHooks.ts';
import { decodePath } from './galleryState.ts';
import { stageMachines } from './stageMachines.ts';

/**
 * Brings the page's own actor to a state of the gallery, and keeps it there. Everything else is the page as it is, with
 * its real effects.
 * @param encoded the path to that state, as in the page's address
 * @returns the hooks for the app's actors
 */
export const stage = (encoded: string): ActorHooks => {
  const path = decodePath(encoded);
  // A draft of this tab would be offered by the page, and is no part of the path.
  sessionStorage.clear();
  stayHere();
  const announce = (leaf: string): void => {
    // For the gallery, and for whoever takes a picture of this page.
    document.documentElement.dataset.replayed = `${path.machine}.${leaf}`;
    window.parent.postMessage({ type: 'replayed', machine: path.machine, leaf }, location.origin);
  };
  const replace = stageMachines(path, announce);
  return {
    replaceLogic: (pageMachine) => {
      const machine = replace(pageMachine);
      return machine && { machine };
    },
  };
};

/** Some states lead to another document, or reload this one; the gallery shows them, not where they lead. */
const stayHere = (): void => {
  window.navigation?.addEventListener('navigate', (event) => {
    if (!event.destination.sameDocument && !event.userInitiated) event.preventDefault();
  });
};
