import { useActorRef } from '@xstate/react';
import { type ReactNode, useMemo, useState } from 'react';
import type { InspectionEvent } from 'xstate';
import type { Address } from '../machines/navigationRules.ts';
import { toastsMachine } from '../machines/toastsMachine.ts';
import { AppActorsContext } from './actors.ts';
import { requestNotices } from './content/requestNotices.ts';
import { loadPage } from './routing.ts';
import * as wiredNavigation from './wiring/navigation.ts';
import { requestWizardInput, requestWizard as wiredWizard } from './wiring/requestWizard.ts';
import { toastOf } from './wiring/toasts.ts';

interface AppActorsProviderProps {
  /** Where the app starts: the browser's address, or the page that is being prerendered. */
  readonly address: Address;
  /** Sees every event and snapshot of the actors; for tests and the inspector. */
  readonly inspect?: ((event: InspectionEvent) => void) | undefined;
  readonly children: ReactNode;
}

/** Starts the app-wide actors, joined with their effects, and hands them to the views. */
export const AppActorsProvider = ({ address, inspect, children }: AppActorsProviderProps) => {
  const options = inspect ? { inspect } : {};
  const toasts = useActorRef(toastsMachine, options);
  const [machines] = useState(() => ({
    navigation: wiredNavigation.navigation(loadPage),
    requestWizard: wiredWizard((notice) =>
      toasts.send({ type: 'toast.show', toast: toastOf(notice, requestNotices) }),
    ),
  }));
  const navigation = useActorRef(machines.navigation, { ...options, input: { address } });
  const requestWizard = useActorRef(machines.requestWizard, {
    ...options,
    input: requestWizardInput(),
  });
  const actors = useMemo(
    () => ({ navigation, requestWizard, toasts, inspect }),
    [navigation, requestWizard, toasts, inspect],
  );
  return <AppActorsContext value={actors}>{children}</AppActorsContext>;
};
