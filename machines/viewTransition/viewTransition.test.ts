// @vitest-environment node
import fc from 'fast-check';
import { machineSuite } from '../../tests/paths/actor.ts';
import { leadsTo } from '../../tests/paths/index.ts';
import { viewTransitionLaws, viewTransitionStarts } from './viewTransition.laws.ts';
import { viewTransitionModel } from './viewTransition.model.ts';

machineSuite({
  name: 'viewTransition',
  model: viewTransitionModel,
  laws: viewTransitionLaws,
  starts: viewTransitionStarts,
  temporal: {
    'no page waits for a picture for ever': leadsTo(
      (snapshot) => snapshot.hasTag('busy'),
      (snapshot) => !snapshot.hasTag('busy'),
      { atRest: true },
    ),
  },
  goal: (snapshot) => !snapshot.hasTag('busy'),
  arbitraries: {
    'page.leave': fc.record(
      { isSupported: fc.boolean(), isHidden: fc.boolean(), prefersLessMotion: fc.boolean() },
      { noNullPrototype: true },
    ),
  },
});
