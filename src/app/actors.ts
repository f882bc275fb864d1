import { createContext, useContext } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { navigationMachine } from '../../machines/navigation/navigationMachine.ts';
import type { requestWizardMachine } from '../../machines/requestWizard/requestWizardMachine.ts';
import type { subscriptionDialogMachine } from '../../machines/subscriptionDialog/subscriptionDialogMachine.ts';
import type { toastsMachine } from '../../machines/toasts/toastsMachine.ts';
import type { ViewModule } from '../routes/view.ts';
import type { Documents } from '../wiring/documents.ts';
import type { Resources } from '../wiring/resources.ts';

/** Imports only types of machines, so that hot reload of a machine keeps the state of the page. */
export interface AppActors {
  readonly navigation: ActorRefFrom<typeof navigationMachine>;
  readonly requestWizard: ActorRefFrom<typeof requestWizardMachine>;
  readonly subscriptionDialog: ActorRefFrom<typeof subscriptionDialogMachine>;
  readonly toasts: ActorRefFrom<typeof toastsMachine>;
  readonly documents: Documents;
  readonly resources: Resources;
  /** Retries, and rejects when the retries are used up. */
  readonly loadPage: (path: string) => Promise<ViewModule>;
  /** Tries once and never rejects. */
  readonly prefetchPage: (path: string) => Promise<void>;
}

export const AppActorsContext = createContext<AppActors | null>(null);

const useAppActors = (): AppActors => {
  const actors = useContext(AppActorsContext);
  if (!actors) throw new Error('App actors must be used within an AppActorsProvider');
  return actors;
};

export const useNavigation = () => useAppActors().navigation;
export const useRequestWizard = () => useAppActors().requestWizard;
export const useSubscriptionDialog = () => useAppActors().subscriptionDialog;
export const useToasts = () => useAppActors().toasts;
export const useDocuments = () => useAppActors().documents;
export const useResources = () => useAppActors().resources;
export const useLoadPage = () => useAppActors().loadPage;
export const usePrefetchPage = () => useAppActors().prefetchPage;
