import { useSelector } from '@xstate/react';
import { type ReactNode, useMemo, useState } from 'react';
import { type Address, startsAtTop } from '../../machines/navigation/navigationRules.ts';
import { useWiredRef } from '../app/useWired.ts';
import { hasOpenDialog } from '../effects/screen/hasOpenDialog.ts';
import { findRoute } from '../routes/match.ts';
import { loadResource, type Resources } from '../wiring/resources.ts';
import { createDocuments, type Documents } from './documents.ts';
import { fetchPage, fetchPageWithStyles } from './fetchPage.ts';
import { pageContexts } from './usePage.ts';
import { ShellContext, useShell } from './useShell.ts';
import { navigation as wiredNavigation } from './wiring/navigation.ts';
import { pages as wiredPages } from './wiring/pages.ts';
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
  const pages = useWiredRef(wiredPages, { input: { address, view: viewOf(address) } });
  const [machine] = useState(() =>
    wiredNavigation(loaders.loadPage, () => leavePage(transition), {
      showPage: (arrival) =>
        pages.send({
          type: 'page.arrived',
          ...pageOf(arrival.address),
          startsAtTop: startsAtTop(arrival),
          hasDialog: hasOpenDialog(),
        }),
      showFailure: ({ address }) => pages.send({ type: 'failure.arrived', ...pageOf(address) }),
    }),
  );
  const navigation = useWiredRef(machine, { input: { address, isReloaded, isBlank } });
  const shell = useMemo(() => ({ navigation, pages, ...loaders }), [navigation, pages, loaders]);
  return (
    <ShellContext value={shell}>
      <AroundPages>{children}</AroundPages>
    </ShellContext>
  );
};

/** Around the pages, the address is that of the one on the screen. */
const AroundPages = ({ children }: { readonly children: ReactNode }) => {
  const address = useSelector(useShell().pages, ({ context }) => context.shown.address);
  return (
    <pageContexts.address value={address}>
      <pageContexts.path value={address.path}>{children}</pageContexts.path>
    </pageContexts.address>
  );
};

const viewOf = ({ path }: Address): string => findRoute(path).name;

/** Each arrival has an address of its own, even if it is equal to the one before. */
const pageOf = (address: Address) => ({ address: { ...address }, view: viewOf(address) });
