import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { type Address, type DocumentStart, startsAtTop } from '../../machines/navigation/navigationRules.ts';
import { hasOpenDialog } from '../effects/screen/hasOpenDialog.ts';
import { useWiredRef } from '../hooks/useWired.ts';
import type { ViewModule } from '../routes/view.ts';
import type { Resources } from '../wiring/resources.ts';
import type { StaticDocument } from './effects/staticDocument.ts';
import { createPageCache } from './pageCache.ts';
import { ShellContext } from './useShell.ts';
import { followHistory, historyEntry } from './wiring/historyEntry.ts';
import { navigation as wiredNavigation } from './wiring/navigation.ts';
import { pages as wiredPages } from './wiring/pages.ts';
import { leavePage, viewTransition } from './wiring/viewTransition.ts';

interface ShellProps extends DocumentStart {
  readonly document?: StaticDocument | null;
  readonly view?: ViewModule;
  readonly resources: Resources;
  readonly children: ReactNode;
}

export const Shell = (props: ShellProps) => {
  const { address, isReloaded = false, isBlank = false, document = null, view, resources, children } = props;
  const [cache] = useState(() => createPageCache(resources, { path: address.path, document, isBlank, view }));
  const [transitionMachine] = useState(viewTransition);
  const transition = useWiredRef(transitionMachine);
  const [pageOf] = useState(() => (to: Address) => ({
    // Each arrival has an address of its own, even if it is equal to the one before.
    address: { ...to },
    view: cache.nameOf(to.path),
  }));
  const entry = useWiredRef(historyEntry);
  const pages = useWiredRef(wiredPages, { input: pageOf(address) });
  const [machine] = useState(() =>
    wiredNavigation(cache.load, () => leavePage(transition), {
      onRecorded: () => entry.send({ type: 'page.arrived' }),
      showPage: (arrival) =>
        pages.send({
          type: 'page.arrived',
          ...pageOf(arrival.address),
          startsAtTop: startsAtTop(arrival),
          hasDialog: hasOpenDialog(),
        }),
      showFailure: (arrival) => pages.send({ type: 'failure.arrived', ...pageOf(arrival.address) }),
    }),
  );
  const navigation = useWiredRef(machine, { input: { address, isReloaded, isBlank } });
  useEffect(() => followHistory(entry, navigation), [entry, navigation]);
  const shell = useMemo(() => ({ navigation, pages, cache }), [navigation, pages, cache]);
  return <ShellContext value={shell}>{children}</ShellContext>;
};
