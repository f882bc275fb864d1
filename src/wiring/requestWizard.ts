import { fromPromise, getInitialSnapshot, type SnapshotFrom } from 'xstate';
import { requestWizardMachine } from '../../machines/requestWizard/requestWizardMachine.ts';
import {
  type Answers,
  type Notice,
  parseRequestDraft,
} from '../../machines/requestWizard/requestWizardRules.ts';
import { config } from '../config.ts';
import { focusFieldWhenRendered } from '../effects/focusFieldWhenRendered.ts';
import { readCampaign } from '../effects/readCampaign.ts';
import { sendRequest } from '../effects/sendRequest.ts';
import { getTabItem, removeTabItem, setTabItem } from '../effects/tabStorage.ts';
import { trackEvent } from '../effects/trackEvent.ts';
import { storageKeys } from './storageKeys.ts';

/** F9. */
const payloadOf = (answers: Answers) => ({
  ...answers,
  page_path: location.pathname,
  timestamp: new Date().toISOString(),
  ...readCampaign(),
});

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

/** What the prerendered dialog shows: the first step, without answers. */
export const prerenderedRequest = (): SnapshotFrom<typeof requestWizardMachine> =>
  getInitialSnapshot(requestWizardMachine, { draft: null });
