import { fromPromise } from 'xstate';
import { requestSubmissionMachine } from '../../machines/requestSubmission/requestSubmissionMachine.ts';
import type { Answers } from '../../machines/requestWizard/requestWizardFields.ts';
import { config } from '../config.ts';
import { readCampaign } from '../effects/readCampaign.ts';
import { readPage } from '../effects/readPage.ts';
import { sendRequest } from '../effects/sendRequest.ts';

const payloadOf = (answers: Answers) => ({
  ...answers,
  page_path: readPage().path,
  timestamp: new Date().toISOString(),
  ...readCampaign(),
});

export const requestSubmission = () =>
  requestSubmissionMachine.provide({
    actors: {
      postRequest: fromPromise<void, Answers>(({ input, signal }) =>
        sendRequest(config.requestEndpoint, payloadOf(input), signal),
      ),
    },
  });
