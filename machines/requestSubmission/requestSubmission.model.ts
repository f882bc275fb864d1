import type { Model } from '../../tests/paths/index.ts';
import { completeAnswers, stagePath } from '../../tests/worlds/requestWorld.ts';
import { requestSubmissionMachine } from './requestSubmissionMachine.ts';

/** A complete request, and both ways in which its endpoint can answer. */
export const requestSubmissionModel = {
  machine: requestSubmissionMachine,
  inputs: [completeAnswers],
  events: {},
  outcomes: { postRequest: { succeeds: { output: undefined }, fails: { error: new Error('offline') } } },
} satisfies Model<typeof requestSubmissionMachine>;

/** The gallery shows the page that the script uses. */
export const stage = stagePath;
