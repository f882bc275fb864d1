import type { ComponentProps } from 'react';
import type { ServiceId } from '../../../machines/requestWizard/requestWizardRules.ts';
import { useRequestWizard } from '../../app/actors.ts';
import { site } from '../../content/site.ts';
import { Button } from '../../design/index.ts';
import { href } from '../../routes/href.ts';
import { OpensDialog } from './OpensDialog.tsx';
import { useOverlay } from './useOverlay.ts';

interface GetStartedProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'size'> {
  /** Chosen when the dialog opens. */
  readonly service?: ServiceId;
}

/** Opens the request dialog. Without JavaScript or the dialog's code, it leads to the contact form. */
export const GetStarted = ({ service, ...look }: GetStartedProps) => {
  const wizard = useRequestWizard();
  const whenHere = useOverlay(href('contact'));
  const open = () => wizard.send({ type: 'wizard.open', ...(service ? { service } : {}) });
  return (
    <OpensDialog without={href('contact')} onOpen={() => whenHere(open)}>
      <Button type="submit" aria-haspopup="dialog" {...look}>
        {site.topBar.getStarted}
      </Button>
    </OpensDialog>
  );
};
