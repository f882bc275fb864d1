import { type ActorRefFrom, fromPromise } from 'xstate';
import { type CodeStatus, requestDialogMachine } from '../../machines/requestDialog/requestDialogMachine.ts';
import { serviceIds } from '../../machines/requestWizard/requestWizardFields.ts';
import type { requestWizardMachine } from '../../machines/requestWizard/requestWizardMachine.ts';
import { closeDialog, isDialogOpen, watchDialog } from '../effects/nativeDialog.ts';

type RequestWizardActor = ActorRefFrom<typeof requestWizardMachine>;

export const requestDialogId = 'request';
export const requestForm = 'request-form';

/** `load` retries; `leadToContact` replaces a dialog whose code cannot be loaded. */
export const requestDialog = (
  load: () => Promise<unknown>,
  reveal: () => void,
  leadToContact: () => void,
  tellEarlyPress: (event: { readonly type: 'form.arrived' | 'code.missing' }) => void,
) =>
  requestDialogMachine.provide({
    actors: {
      loadCode: fromPromise<CodeStatus, void>(() =>
        load().then(
          () => 'loaded',
          () => (isDialogOpen(requestDialogId) ? 'missingInSight' : 'missing'),
        ),
      ),
    },
    actions: {
      reveal,
      leadToContact,
      closeNativeDialog: () => closeDialog(requestDialogId),
      takeOverForm: () => tellEarlyPress({ type: 'form.arrived' }),
      leaveFormToBrowser: () => tellEarlyPress({ type: 'code.missing' }),
    },
  });

/** Tells the wizard when the browser opens or closes the prerendered dialog before its handlers exist. */
export const followDialog = (wizard: RequestWizardActor): (() => void) =>
  watchDialog(requestDialogId, {
    onOpened: (opener) => {
      const service = serviceIds.find((id) => id === opener?.dataset.service);
      const opened = { type: 'dialog.opened', ...(service ? { service } : {}) } as const;
      if (wizard.getSnapshot().can(opened)) wizard.send(opened);
    },
    onClosed: () => {
      if (wizard.getSnapshot().hasTag('visible')) wizard.send({ type: 'wizard.close' });
    },
  });

export const followWizard = (
  wizard: RequestWizardActor,
  dialog: ActorRefFrom<typeof requestDialogMachine>,
): (() => void) => {
  const tell = (state: ReturnType<typeof wizard.getSnapshot>) =>
    dialog.send({ type: state.hasTag('visible') ? 'wizard.opened' : 'wizard.closed' });
  tell(wizard.getSnapshot());
  const { unsubscribe } = wizard.subscribe(tell);
  return unsubscribe;
};
