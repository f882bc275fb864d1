import type { ComponentProps } from 'react';
import type { ServiceId } from '../../../machines/requestWizardRules.ts';
import { useRequestWizard } from '../../actors.ts';
import { site } from '../../content/site.ts';
import { Button } from '../../design/index.ts';
import { href } from '../../routes.ts';
import { OpensDialog } from './OpensDialog.tsx';

interface GetStartedProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'size'> {
  /** Opens the dialog with this service chosen. */
  readonly service?: ServiceId;
}

/** Opens the request dialog; without JavaScript, the contact form. */
export const GetStarted = ({ service, ...look }: GetStartedProps) => {
  const wizard = useRequestWizard();
  return (
    <OpensDialog
      without={href('contact')}
      onOpen={() => wizard.send({ type: 'wizard.open', ...(service ? { service } : {}) })}
    >
      <Button type="submit" aria-haspopup="dialog" {...look}>
        {site.topBar.getStarted}
      </Button>
    </OpensDialog>
  );
};
