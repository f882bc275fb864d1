import { createContext, useContext } from 'react';
import type { ActorRefFrom, InspectionEvent } from 'xstate';
import type { navigationMachine } from '../machines/navigationMachine.ts';
import type { requestWizardMachine } from '../machines/requestWizardMachine.ts';
import type { toastsMachine } from '../machines/toastsMachine.ts';

/**
 * The app-wide actors as views see them. This module knows the machines' types alone, so that editing a
 * machine during development replaces it without losing the page's state.
 */
export interface AppActors {
  readonly navigation: ActorRefFrom<typeof navigationMachine>;
  readonly requestWizard: ActorRefFrom<typeof requestWizardMachine>;
  readonly toasts: ActorRefFrom<typeof toastsMachine>;
  /** Sees what the actors do, where somebody looks: tests and the inspector. */
  readonly inspect: ((event: InspectionEvent) => void) | undefined;
}

export const AppActorsContext = createContext<AppActors | null>(null);

const useAppActors = (): AppActors => {
  const actors = useContext(AppActorsContext);
  if (!actors) throw new Error('App actors must be used within an AppActorsProvider');
  return actors;
};

/** The navigation actor; throws outside the provider. */
export const useNavigation = () => useAppActors().navigation;
/** The request wizard's actor; throws outside the provider. */
export const useRequestWizard = () => useAppActors().requestWizard;
/** The toasts' actor; throws outside the provider. */
export const useToasts = () => useAppActors().toasts;
/** Whoever inspects the app's actors, for actors that belong to one page. */
export const useInspect = () => useAppActors().inspect;
