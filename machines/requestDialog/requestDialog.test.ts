// @vitest-environment node
import { machineSuite } from '../../tests/paths/actor.ts';
import { until } from '../../tests/paths/index.ts';
import { requestDialogLaws, requestDialogStarts } from './requestDialog.laws.ts';
import { requestDialogModel } from './requestDialog.model.ts';

machineSuite({
  name: 'requestDialog',
  model: requestDialogModel,
  laws: requestDialogLaws,
  starts: requestDialogStarts,
  temporal: {
    'every load ends': until(
      (snapshot) => snapshot.matches({ native: 'loading' }),
      (snapshot) => !snapshot.matches({ native: 'loading' }),
    ),
  },
  goal: (snapshot) => !snapshot.matches({ native: 'loading' }),
});
