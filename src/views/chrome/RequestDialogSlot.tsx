import { type ComponentType, lazy, type ReactNode, Suspense, useContext, useEffect, useState } from 'react';
import { useRequestWizard, useResources } from '../../hooks/actors.ts';
import { useWiredRef } from '../../hooks/useWired.ts';
import { href } from '../../routes/href.ts';
import { EarlyPressesContext } from '../../shell/early/useEarlyPress.ts';
import { followTo } from '../../shell/followTo.ts';
import { useNavigation } from '../../shell/useShell.ts';
import { followWizard, requestDialog } from '../../wiring/requestDialog.ts';
import { loadResource } from '../../wiring/resources.ts';
import { requestDialogCode } from './overlays.ts';

interface RequestDialogSlotProps {
  /** Only while a page is prerendered. */
  readonly dialog?: ComponentType<{ readonly onHydrated: () => void }> | undefined;
}

/** Loads its code when first opened. Always the same element: rendering another would remove the HTML. */
export const RequestDialogSlot = ({ dialog }: RequestDialogSlotProps): ReactNode => {
  const wizard = useRequestWizard();
  const navigation = useNavigation();
  const resources = useResources();
  const presses = useContext(EarlyPressesContext);
  const [{ machine, RequestDialog }] = useState(() => {
    const load = () => loadResource(resources, ...requestDialogCode);
    let reveal = (): void => {};
    const revealed = new Promise<void>((resolve) => {
      reveal = resolve;
    });
    const leadToContact = () => {
      wizard.send({ type: 'wizard.suspend' });
      followTo(navigation, href('contact'));
    };
    return {
      machine: requestDialog(load, reveal, leadToContact, (event) => void presses?.send(event)),
      RequestDialog: dialog ?? lazy(() => revealed.then(load)),
    };
  });
  const actor = useWiredRef(machine);
  useEffect(() => followWizard(wizard, actor), [wizard, actor]);
  const [slot] = useState(() => (
    <Suspense>
      <RequestDialog onHydrated={() => actor.send({ type: 'dialog.hydrated' })} />
    </Suspense>
  ));
  return slot;
};
