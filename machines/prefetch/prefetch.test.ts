// @vitest-environment node
import { machineSuite } from '../../tests/paths/actor.ts';
import { leadsTo } from '../../tests/paths/index.ts';
import { prefetchLaws, prefetchStarts } from './prefetch.laws.ts';
import { prefetchModel } from './prefetch.model.ts';

machineSuite({
  name: 'prefetch',
  model: prefetchModel,
  laws: prefetchLaws,
  starts: prefetchStarts,
  temporal: {
    'what has come into view is looked at': leadsTo(
      (snapshot) => snapshot.matches({ work: 'settling' }),
      (snapshot) => snapshot.matches({ work: 'choosing' }) || snapshot.matches({ work: 'resting' }),
      { atRest: true },
    ),
  },
  equivalent: {
    'work.choosing: load.began: goes to deciding': 'while a page loads, that leads to the same rest at once',
  },
  goal: (snapshot) => snapshot.matches({ work: 'resting' }),
});
