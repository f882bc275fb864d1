import { createContext, useContext } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { modalsMachine } from '../../machines/modals/modalsMachine.ts';
import type { requestWizardMachine } from '../../machines/requestWizard/requestWizardMachine.ts';
import type { subscriptionDialogMachine } from '../../machines/subscriptionDialog/subscriptionDialogMachine.ts';
import type { toastsMachine } from '../../machines/toasts/toastsMachine.ts';
import type { Resources } from '../wiring/resources.ts';

/** Imports only the types of machines, so that hot reload of a machine keeps the page's state. */
export interface AppActors {
  readonly modals: ActorRefFrom<typeof modalsMachine>;
  readonly requestWizard: ActorRefFrom<typeof requestWizardMachine>;
  readonly subscriptionDialog: ActorRefFrom<typeof subscriptionDialogMachine>;
  readonly toasts: ActorRefFrom<typeof toastsMachine>;
  readonly resources: Resources;
}

export const AppActorsContext = createContext<AppActors | null>(null);

const useAppActors = (): AppActors => {
  const actors = useContext(AppActorsContext);
  if (!actors) throw new Error('App actors must be used within an AppActorsProvider');
  return actors;
};

export const useModals = () => useAppActors().modals;
export const useRequestWizard = () => useAppActors().requestWizard;
export const useSubscriptionDialog = () => useAppActors().subscriptionDialog;
export const useToasts = () => useAppActors().toasts;
export const useResources = () => useAppActors().resources;
