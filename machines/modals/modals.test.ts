// @vitest-environment node
import { machineSuite } from '../../tests/paths/actor.ts';
import { modalsLaws, modalsStarts } from './modals.laws.ts';
import { modalsModel } from './modals.model.ts';

machineSuite({
  name: 'modals',
  model: modalsModel,
  laws: modalsLaws,
  starts: modalsStarts,
  goal: (snapshot) => snapshot.matches('none'),
});
