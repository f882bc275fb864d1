import { fromPromise } from 'xstate';
import { namesOf } from '../../machines/formFields.ts';
import { requestSubmissionMachine } from '../../machines/requestSubmission/requestSubmissionMachine.ts';
import { type Answers, requestFields } from '../../machines/requestWizard/requestWizardFields.ts';
import { config } from '../config.ts';
import { newAttempt } from '../effects/attempt.ts';
import { readCampaign } from '../effects/readCampaign.ts';
import { readPage } from '../effects/readPage.ts';
import { sendRequest } from '../effects/sendRequest.ts';

/** Nobody means the blanks around a name. What was typed on several lines stays as it is. */
const trimmed = (answers: Answers): Answers =>
  Object.fromEntries(
    namesOf(requestFields).map((field) => {
      const value = answers[field];
      return [
        field,
        typeof value === 'string' && requestFields[field].kind !== 'text' ? value.trim() : value,
      ];
    }),
  ) as Answers;

const payloadOf = (answers: Answers) => ({
  ...trimmed(answers),
  page_path: readPage().path,
  timestamp: new Date().toISOString(),
  ...readCampaign(),
});

export const requestSubmission = () => {
  const attempt = newAttempt();
  return requestSubmissionMachine.provide({
    actors: {
      postRequest: fromPromise<object, Answers>(({ input, signal }) =>
        sendRequest(config.requestEndpoint, payloadOf(input), { attempt, signal }),
      ),
    },
  });
};
