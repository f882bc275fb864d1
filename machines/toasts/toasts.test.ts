// @vitest-environment node
import { machineSuite } from '../../tests/paths/actor.ts';
import { toastsLaws, toastsStarts } from './toasts.laws.ts';
import { toastsActorModel } from './toasts.model.ts';

machineSuite({
  name: 'toasts',
  model: toastsActorModel,
  laws: toastsLaws,
  starts: toastsStarts,
  goal: (snapshot) => snapshot.matches('empty'),
});
