import { createContext, useContext } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { navigationMachine } from '../../machines/navigation/navigationMachine.ts';
import type { pagesMachine } from '../../machines/pages/pagesMachine.ts';
import type { ViewModule } from '../routes/view.ts';
import type { Documents } from './documents.ts';

/** Imports only types of machines, so that hot reload of a machine keeps the state of the page. */
interface ShellActors {
  readonly navigation: ActorRefFrom<typeof navigationMachine>;
  readonly pages: ActorRefFrom<typeof pagesMachine>;
  readonly documents: Documents;
  /** Retries, and rejects when the retries are used up. */
  readonly loadPage: (path: string) => Promise<ViewModule>;
  /** Tries once and never rejects. */
  readonly prefetchPage: (path: string) => Promise<void>;
}

export const ShellContext = createContext<ShellActors | null>(null);

/** Throws outside a `Shell`. */
export const useShell = (): ShellActors => {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('The page must be rendered within a Shell');
  return shell;
};

export const useNavigation = (): ShellActors['navigation'] => useShell().navigation;
