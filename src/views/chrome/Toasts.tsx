import { useSelector } from '@xstate/react';
import type { Toast } from '../../../machines/toasts/toastsMachine.ts';
import { requestWizard as words } from '../../content/requestWizard.ts';
import { site } from '../../content/site.ts';
import { Toaster } from '../../design/overlays.ts';
import { useModals, useRequestWizard, useToasts } from '../../hooks/actors.ts';

/** The only region for notices (F19, S1): 5 s each, 50 px to swipe one away, Alt+T to focus it. */
export const Toasts = () => {
  const actor = useToasts();
  const { toasts, left } = useSelector(actor, ({ context }) => context);
  const dialog = useSelector(useModals(), ({ context }) => context.open.at(-1) ?? null);
  const wizard = useRequestWizard();
  const canHandOver = useSelector(wizard, (state) => state.can({ type: 'answers.handOver' }));
  const contact = {
    label: words.step3.failedLink,
    onPress: () => wizard.send({ type: 'answers.handOver' }),
  };
  const itemOf = ({ stays, offersContact, ...toast }: Toast) => ({
    ...toast,
    id: String(toast.id),
    duration: stays ? Infinity : undefined,
    action: offersContact && canHandOver ? contact : undefined,
  });
  return (
    <Toaster
      dialog={dialog}
      toasts={toasts.map(itemOf)}
      left={left.map(itemOf)}
      onClose={(id) => actor.send({ type: 'toast.closed', id: Number(id) })}
      label={site.toasts.label}
      closeLabel={site.toasts.close}
      duration={5_000}
      swipeThreshold={50}
      hotkey={['altKey', 'KeyT']}
    />
  );
};
