// @vitest-environment node
import fc from 'fast-check';
import { machineSuite } from '../../tests/paths/actor.ts';
import { viewTransitionLaws, viewTransitionStarts } from './viewTransition.laws.ts';
import { viewTransitionModel } from './viewTransition.model.ts';

machineSuite({
  name: 'viewTransition',
  model: viewTransitionModel,
  laws: viewTransitionLaws,
  starts: viewTransitionStarts,
  goal: (snapshot) => !snapshot.hasTag('busy'),
  arbitraries: {
    'page.leave': fc.record(
      { isSupported: fc.boolean(), isHidden: fc.boolean(), prefersLessMotion: fc.boolean() },
      { noNullPrototype: true },
    ),
  },
});
