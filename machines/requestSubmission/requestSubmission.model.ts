import type { Model } from '../../tests/paths/index.ts';
import { completeAnswers, reply } from '../../tests/worlds/requestWorld.ts';
import { requestSubmissionMachine } from './requestSubmissionMachine.ts';

/** A complete request, and both ways in which its endpoint can answer. */
export const requestSubmissionModel = {
  machine: requestSubmissionMachine,
  inputs: [completeAnswers],
  events: {},
  outcomes: {
    postRequest: {
      succeeds: { output: reply },
      fails: { error: new Error('offline') },
      pauses: { error: { pause: '90' } },
    },
  },
} satisfies Model<typeof requestSubmissionMachine>;

/** No page shows it by itself: it begins with a press in the request dialog. */
export const stage = null;
