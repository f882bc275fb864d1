import { createContext, useContext } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { navigationMachine } from '../../machines/navigation/navigationMachine.ts';
import type { pagesMachine } from '../../machines/pages/pagesMachine.ts';
import type { ViewModule } from '../routes/view.ts';
import type { StaticDocument } from './effects/staticDocument.ts';

/** Code and document of each page, as a resource: forgotten after 5 unused minutes (decision C12). */
export interface PageCache {
  /** `undefined` until `load` has loaded everything the page needs. */
  readonly viewOf: (path: string) => ViewModule | undefined;
  /** The name of its route: `notFound` if its host has no such page. */
  readonly nameOf: (path: string) => string;
  readonly documentOf: (path: string) => StaticDocument;
  /** Retries, and rejects when the retries are used up. */
  readonly load: (path: string) => Promise<void>;
  /** Tries once and never rejects. */
  readonly prefetch: (path: string) => Promise<void>;
  /** Keeps the page in the cache until the function that it returns is called. */
  readonly hold: (path: string) => () => void;
}

/** Imports only types of machines, so that hot reload of a machine keeps the state of the page. */
interface ShellActors {
  readonly navigation: ActorRefFrom<typeof navigationMachine>;
  readonly pages: ActorRefFrom<typeof pagesMachine>;
  readonly cache: PageCache;
}

export const ShellContext = createContext<ShellActors | null>(null);

/** Throws outside a `Shell`. */
export const useShell = (): ShellActors => {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('The page must be rendered within a Shell');
  return shell;
};

export const useNavigation = (): ShellActors['navigation'] => useShell().navigation;
