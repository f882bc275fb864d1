import type { ComponentProps } from 'react';
import type { ServiceId } from '../../../machines/requestWizard/requestWizardFields.ts';
import { site } from '../../content/site.ts';
import { Button, NativeOpener, opensNatively } from '../../design/index.ts';
import { useIsHydrating } from '../../design/useIsHydrating.ts';
import { useRequestWizard } from '../../hooks/actors.ts';
import { href } from '../../routes/href.ts';
import { requestDialogId } from '../../wiring/requestDialog.ts';
import { requestDialogCode } from '../chrome/overlays.ts';

interface GetStartedProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'size'> {
  readonly service?: ServiceId;
}

/** Opens the request dialog. Until it can, it leads to the contact form. */
export const GetStarted = ({ service, ...look }: GetStartedProps) => {
  const wizard = useRequestWizard();
  const prepare = () => void requestDialogCode[1]().catch(() => {});
  const button = (
    <Button
      aria-haspopup="dialog"
      data-service={service}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => wizard.send({ type: 'wizard.open', ...(service ? { service } : {}) })}
      {...opensNatively(requestDialogId)}
      {...look}
    >
      {site.topBar.getStarted}
    </Button>
  );
  const instead = (
    <form action={href('contact')}>
      <Button type="submit" {...look}>
        {site.topBar.getStarted}
      </Button>
    </form>
  );
  return <NativeOpener instead={useIsHydrating() ? instead : null}>{button}</NativeOpener>;
};
