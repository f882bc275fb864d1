import type { ActorHooks } from '../../wiring/actorHooks.ts';
import { decodePath } from './galleryState.ts';
import { stageMachines } from './stageMachines.ts';

/** Brings the page's actor to a state of the gallery (`encoded`: its path, from the address) and stops it there. */
export const stage = (encoded: string): ActorHooks => {
  const path = decodePath(encoded);
  // The page would offer a stored draft, which is not part of the path.
  sessionStorage.clear();
  preventNavigation();
  const reportState = (leaf: string): void => {
    document.documentElement.dataset.replayed = `${path.machine}.${leaf}`;
    window.parent.postMessage({ type: 'replayed', machine: path.machine, leaf }, location.origin);
  };
  const replace = stageMachines(path, reportState);
  return {
    replaceLogic: (pageMachine) => {
      const machine = replace(pageMachine);
      return machine && { machine };
    },
  };
};

const preventNavigation = (): void => {
  window.navigation?.addEventListener('navigate', (event) => {
    if (!event.destination.sameDocument && !event.userInitiated) event.preventDefault();
  });
};
