import { fromPromise } from 'xstate';
import { requestWizardMachine } from '../../machines/requestWizard/requestWizardMachine.ts';
import {
  type Answers,
  type Notice,
  parseRequestDraft,
} from '../../machines/requestWizard/requestWizardRules.ts';
import { config } from '../config.ts';
import { focusField } from '../effects/focusField.ts';
import { readCampaign } from '../effects/readCampaign.ts';
import { sendRequest } from '../effects/sendRequest.ts';
import { dropFromTab, keepInTab, readFromTab } from '../effects/tabStorage.ts';
import { trackEvent } from '../effects/trackEvent.ts';
import { storageKeys } from './storageKeys.ts';

/** The payload of a request (F9). */
const payloadOf = (answers: Answers) => ({
  ...answers,
  page_path: location.pathname,
  timestamp: new Date().toISOString(),
  ...readCampaign(),
});

/** The request wizard, joined. `notify` shows a toast about what the machine reports. */
export const requestWizard = (notify: (notice: Notice) => void) =>
  requestWizardMachine.provide({
    actors: {
      submitRequest: fromPromise<void, Answers>(({ input, signal }) =>
        sendRequest(config.requestEndpoint, payloadOf(input), signal),
      ),
    },
    actions: {
      saveDraft: (_, params) => {
        const { agreedToPrivacy: _consent, ...answers } = params.answers ?? {};
        keepInTab(storageKeys.request, { ...keptRequest(), ...params, answers });
      },
      dropDraft: () => dropFromTab(storageKeys.request),
      notify: (_, { notice }) => notify(notice),
      focusField: (_, { field }) => void (field === null ? undefined : focusField(`request-${field}`)),
      reportOpened: () => trackEvent('get_started_opened', { page_path: location.pathname }),
      reportSubmitted: (_, { service }) => trackEvent('get_started_submitted', { selected_service: service }),
    },
  });

const keptRequest = (): object => {
  const kept = readFromTab(storageKeys.request);
  return typeof kept === 'object' && kept !== null ? kept : {};
};

/** What the wizard starts with: this tab's draft, if there is one. */
export const requestWizardInput = () => ({ draft: parseRequestDraft(readFromTab(storageKeys.request)) });
