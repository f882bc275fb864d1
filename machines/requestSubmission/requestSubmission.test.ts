// @vitest-environment node
import { machineSuite } from '../../tests/paths/actor.ts';
import { leadsTo } from '../../tests/paths/index.ts';
import { requestSubmissionLaws, requestSubmissionStarts } from './requestSubmission.laws.ts';
import { requestSubmissionModel } from './requestSubmission.model.ts';

machineSuite({
  name: 'requestSubmission',
  model: requestSubmissionModel,
  laws: requestSubmissionLaws,
  starts: requestSubmissionStarts,
  temporal: {
    'whoever sends hears the end of it': leadsTo(
      (snapshot) => snapshot.matches('sending'),
      (snapshot) => !snapshot.matches('sending'),
    ),
  },
  goal: (snapshot) => !snapshot.matches('sending'),
});
