import { type ReactNode, useMemo, useState } from 'react';
import type { Address } from '../../machines/navigation/navigationRules.ts';
import { useWiredRef } from '../app/useWired.ts';
import { findRoute } from '../routes/match.ts';
import { loadResource, type Resources } from '../wiring/resources.ts';
import { createDocuments, type Documents } from './documents.ts';
import { fetchPage, fetchPageWithStyles } from './fetchPage.ts';
import { ShellContext } from './useShell.ts';
import { navigation as wiredNavigation } from './wiring/navigation.ts';
import { leavePage, viewTransition } from './wiring/viewTransition.ts';

interface ShellProps {
  /** The browser's address, or the page that is being prerendered. */
  readonly address: Address;
  /** The browser has reloaded this document because its code was missing. */
  readonly isReloaded?: boolean | undefined;
  /** The document is not the one of this address, so there is nothing to hydrate. */
  readonly isBlank?: boolean | undefined;
  readonly documents?: Documents | undefined;
  /** The app's cache. */
  readonly resources: Resources;
  readonly children: ReactNode;
}

/** Starts the actors by which pages arrive, and provides them. */
export const Shell = ({ resources, children, ...start }: ShellProps) => {
  const { address, isReloaded = false, isBlank = false } = start;
  const [transitionMachine] = useState(viewTransition);
  const transition = useWiredRef(transitionMachine);
  const [loaders] = useState(() => {
    const documents = start.documents ?? createDocuments();
    return {
      documents,
      prefetchPage: (path: string) =>
        fetchPage(documents, path).then(
          () => {},
          () => {},
        ),
      loadPage: (path: string) =>
        loadResource(resources, `page ${findRoute(path).path}`, (signal) =>
          fetchPageWithStyles(documents, path, signal),
        ),
    };
  });
  const [machine] = useState(() => wiredNavigation(loaders.loadPage, () => leavePage(transition)));
  const navigation = useWiredRef(machine, { input: { address, isReloaded, isBlank } });
  const shell = useMemo(() => ({ navigation, ...loaders }), [navigation, loaders]);
  return <ShellContext value={shell}>{children}</ShellContext>;
};
