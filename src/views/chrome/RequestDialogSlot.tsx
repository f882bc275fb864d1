import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useRequestWizard, useResources } from '../../app/actors.ts';
import { href } from '../../routes/href.ts';
import { useNavigation } from '../../shell/useShell.ts';
import { followTo } from '../../shell/wiring/navigation.ts';
import { followOpenings, isOpenNatively, requestForm, submitNatively } from '../../wiring/requestWizard.ts';
import { loadResource } from '../../wiring/resources.ts';
import { requestDialogCode } from './overlays.ts';

/**
 * The request dialog. Until it is first opened, its prerendered HTML stays as it is, without its code: the browser can
 * open it, and React hydrates it then. It is always the same element, because rendering it again meanwhile would remove
 * the HTML.
 */
export const RequestDialogSlot = (): ReactNode => {
  const wizard = useRequestWizard();
  const navigation = useNavigation();
  const resources = useResources();
  const [{ slot, open }] = useState(() => {
    const { key, load, loaded } = requestDialogCode;
    let open = (): void => {};
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    const fetchOnceOpened = async () => {
      await opened;
      try {
        return await loadResource(resources, key, load);
      } catch {
        // The form of the prerendered dialog leads to the contact form, as does its button without the dialog.
        if (isOpenNatively()) submitNatively(requestForm);
        else {
          wizard.send({ type: 'wizard.suspend' });
          followTo(navigation, href('contact'));
        }
        return new Promise<never>(() => {});
      }
    };
    const RequestDialog = loaded()?.default ?? lazy(fetchOnceOpened);
    const slot = (
      <Suspense>
        <RequestDialog />
      </Suspense>
    );
    return { slot, open };
  });
  useEffect(() => followOpenings(wizard, open), [wizard, open]);
  return slot;
};
