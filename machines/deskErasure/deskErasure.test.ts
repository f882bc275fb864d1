// @vitest-environment node
import { machineSuite } from '../../tests/paths/actor.ts';
import { leadsTo } from '../../tests/paths/index.ts';
import { deskErasureLaws, deskErasureStarts } from './deskErasure.laws.ts';
import { deskErasureModel } from './deskErasure.model.ts';

machineSuite({
  name: 'deskErasure',
  model: deskErasureModel,
  laws: deskErasureLaws,
  starts: deskErasureStarts,
  goal: (snapshot) => snapshot.matches('idle') || snapshot.matches('erased'),
  temporal: {
    'whoever erases hears the end of it': leadsTo(
      (snapshot) => snapshot.matches('erasing'),
      (snapshot) => !snapshot.hasTag('busy'),
      { atRest: true },
    ),
  },
});
