import { lazy, memo, Suspense, useState } from 'react';
import { useNavigation, useRequestWizard, useResources } from '../../app/actors.ts';
import { href } from '../../routes/href.ts';
import { followTo } from '../../wiring/navigation.ts';
import { isOpenNatively, requestForm, submitNatively, whenOpened } from '../../wiring/requestWizard.ts';
import { loadResource } from '../../wiring/resources.ts';
import { requestDialogCode } from './overlays.ts';

/**
 * The request dialog. Until it is first opened, its prerendered HTML stays as it is, without its code: the browser can
 * open it, and React hydrates it then. Must not be rendered again meanwhile, because that would remove the HTML.
 */
export const RequestDialogSlot = memo(() => {
  const wizard = useRequestWizard();
  const navigation = useNavigation();
  const resources = useResources();
  const [RequestDialog] = useState(() => {
    const { key, load, loaded } = requestDialogCode;
    const fetchOnceOpened = async () => {
      await whenOpened(wizard);
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
    return loaded()?.default ?? lazy(fetchOnceOpened);
  });
  return (
    <Suspense>
      <RequestDialog />
    </Suspense>
  );
});
