import { createContext, useContext } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { navigationMachine } from '../../machines/navigation/navigationMachine.ts';
import type { requestWizardMachine } from '../../machines/requestWizard/requestWizardMachine.ts';
import type { subscriptionDialogMachine } from '../../machines/subscriptionDialog/subscriptionDialogMachine.ts';
import type { toastsMachine } from '../../machines/toasts/toastsMachine.ts';
import type { ViewModule } from '../routes/view.ts';
import type { Documents } from '../wiring/documents.ts';
import type { Resources } from '../wiring/resource.ts';

/**
 * The app-wide actors as views see them. This module knows the machines' types alone, so that editing a
 * machine during development replaces it without losing the page's state.
 */
export interface AppActors {
  readonly navigation: ActorRefFrom<typeof navigationMachine>;
  readonly requestWizard: ActorRefFrom<typeof requestWizardMachine>;
  readonly subscriptionDialog: ActorRefFrom<typeof subscriptionDialogMachine>;
  readonly toasts: ActorRefFrom<typeof toastsMachine>;
  /** What never changes of the pages' documents. */
  readonly documents: Documents;
  /** What is loaded on demand, by key. */
  readonly resources: Resources;
  /** Fetches the page at a path, with retries; rejects when it cannot be had. */
  readonly loadPage: (path: string) => Promise<ViewModule>;
  /** Fetches the same before anybody asks for it: once, and nobody is told. */
  readonly fetchAhead: (path: string) => void;
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
/** The subscription dialog's actor; throws outside the provider. */
export const useSubscriptionDialog = () => useAppActors().subscriptionDialog;
/** The toasts' actor; throws outside the provider. */
export const useToasts = () => useAppActors().toasts;
/** What never changes of the pages' documents; throws outside the provider. */
export const useDocuments = () => useAppActors().documents;
/** What is loaded on demand; throws outside the provider. */
export const useResources = () => useAppActors().resources;
/** Fetches the page at a path; throws outside the provider. */
export const useLoadPage = () => useAppActors().loadPage;
/** Fetches pages ahead; throws outside the provider. */
export const useFetchAhead = () => useAppActors().fetchAhead;
