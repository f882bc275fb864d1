import { type ActorRefFrom, fromPromise, getInitialSnapshot, type SnapshotFrom } from 'xstate';
import { requestWizardMachine } from '../../machines/requestWizard/requestWizardMachine.ts';
import {
  type Answers,
  type Notice,
  parseRequestDraft,
  serviceIds,
} from '../../machines/requestWizard/requestWizardRules.ts';
import { config } from '../config.ts';
import { closeNativeDialog } from '../effects/closeNativeDialog.ts';
import { focusFieldWhenRendered } from '../effects/focusFieldWhenRendered.ts';
import { readCampaign } from '../effects/readCampaign.ts';
import { sendRequest } from '../effects/sendRequest.ts';
import { getTabItem, removeTabItem, setTabItem } from '../effects/tabStorage.ts';
import { trackEvent } from '../effects/trackEvent.ts';
import { watchDialog } from '../effects/watchDialog.ts';
import { storageKeys } from './storageKeys.ts';

/** F9. */
const payloadOf = (answers: Answers) => ({
  ...answers,
  page_path: location.pathname,
  timestamp: new Date().toISOString(),
  ...readCampaign(),
});

type RequestWizardActor = ActorRefFrom<typeof requestWizardMachine>;

/** `handOver` opens the contact form with these answers. */
export const requestWizard = (notify: (notice: Notice) => void, handOver: (answers: Answers) => void) =>
  requestWizardMachine.provide({
    actors: {
      submitRequest: fromPromise<void, Answers>(({ input, signal }) =>
        sendRequest(config.requestEndpoint, payloadOf(input), signal),
      ),
    },
    actions: {
      saveDraft: (_, { draft }) => setTabItem(storageKeys.request, draft),
      dropDraft: () => removeTabItem(storageKeys.request),
      handOver: (_, { answers }) => handOver(answers),
      notify: (_, { notice }) => notify(notice),
      focusField: (_, { field }) =>
        void (field === null ? undefined : focusFieldWhenRendered(`request-${field}`)),
      reportOpened: () => trackEvent('get_started_opened', { page_path: location.pathname }),
      reportSubmitted: (_, { service }) => trackEvent('get_started_submitted', { selected_service: service }),
    },
  });

export const requestWizardInput = () => ({ draft: parseRequestDraft(getTabItem(storageKeys.request)) });

/** Tells the wizard that its page is left, and closes its dialog if the browser has opened it and React not taken it over. */
export const leaveWizardPage = (wizard: RequestWizardActor): void => {
  if (wizard.getSnapshot().can({ type: 'page.left' })) wizard.send({ type: 'page.left' });
  // A dialog that is not hydrated yet would make the next page inert, and its heading would miss the focus.
  if (!wizard.getSnapshot().hasTag('visible')) closeNativeDialog(requestDialog);
};

/** What the prerendered dialog shows: the first step, without answers. */
export const prerenderedRequest = (): SnapshotFrom<typeof requestWizardMachine> =>
  getInitialSnapshot(requestWizardMachine, { draft: null });

/** The id of the dialog's element. */
export const requestDialog = 'request';
export const requestForm = 'request-form';

/**
 * Tells the wizard what the browser does with the prerendered dialog by itself: a button opens it, and its own Close
 * closes it, both before their handlers are there.
 */
export const followDialog = (wizard: RequestWizardActor): (() => void) =>
  watchDialog(requestDialog, {
    onOpened: (opener) => {
      const service = serviceIds.find((id) => id === opener?.dataset.service);
      if (wizard.getSnapshot().matches('closed'))
        wizard.send({ type: 'dialog.opened', ...(service ? { service } : {}) });
    },
    onClosed: () => {
      if (wizard.getSnapshot().hasTag('visible')) wizard.send({ type: 'wizard.close' });
    },
  });

/** Calls `onOpened` while the visitor has the dialog open. Returns a function that ends that. */
export const followOpenings = (wizard: RequestWizardActor, onOpened: () => void): (() => void) => {
  const check = (state: ReturnType<typeof wizard.getSnapshot>) => {
    if (!state.matches('closed')) onOpened();
  };
  check(wizard.getSnapshot());
  const { unsubscribe } = wizard.subscribe(check);
  return unsubscribe;
};

/** Whether the browser shows the prerendered dialog. */
export const isOpenNatively = (): boolean => {
  const dialog = document.getElementById(requestDialog);
  return dialog instanceof HTMLDialogElement && dialog.open;
};

/** Repeats a press on Next that came before the dialog's code. */
export { repeatHeldSubmit, submitNatively } from '../effects/heldSubmit.ts';
