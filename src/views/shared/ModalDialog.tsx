import type { ComponentProps } from 'react';
import { Dialog } from '../../design/overlays.ts';
import { useModals } from '../../hooks/actors.ts';

/** One of the app's dialogs. Toasts are shown within the one on top, because everything else is inert. */
export const ModalDialog = (props: Omit<ComponentProps<typeof Dialog>, 'onShow' | 'onHide'>) => {
  const { send } = useModals();
  return (
    <Dialog
      {...props}
      onShow={(id) => send({ type: 'modal.show', id })}
      onHide={(id) => send({ type: 'modal.hide', id })}
    />
  );
};
