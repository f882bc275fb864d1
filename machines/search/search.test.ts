// @vitest-environment node
import fc from 'fast-check';
import { machineSuite } from '../../tests/paths/actor.ts';
import { leadsTo, until } from '../../tests/paths/index.ts';
import { searchLaws, searchStarts } from './search.laws.ts';
import { searchActorModel } from './search.model.ts';

const hasActive = 'the guard `hasActive` lets only an active suggestion pass';

machineSuite({
  name: 'search',
  equivalent: {
    'list: query.changed: #2 goes to list': '`list` starts closed, so both targets lead to the same state',
  },
  infeasible: {
    "searchRules.ts: results.suggestions[active ?? -1]?.to ?? '': results.suggestions[active ?? -1]?.to is never null or undefined":
      hasActive,
    'searchRules.ts: results.suggestions[active ?? -1]?.to: results.suggestions[active ?? -1] is never null or undefined':
      hasActive,
    'searchRules.ts: active ?? -1: active is never null or undefined': hasActive,
  },
  model: searchActorModel,
  laws: searchLaws,
  starts: searchStarts,
  temporal: {
    'the number of matches is announced once the visitor stops typing': leadsTo(
      (snapshot) => snapshot.matches({ list: { open: 'settling' } }),
      (snapshot) => !snapshot.matches({ list: { open: 'settling' } }),
      { atRest: true },
    ),
    'whoever comes to the field gets the index': until(
      (snapshot) => snapshot.matches({ index: 'loading' }),
      (snapshot) => snapshot.matches({ index: 'ready' }),
    ),
  },
  goal: (snapshot) => snapshot.matches({ list: 'closed' }),
  arbitraries: {
    'query.changed': fc.record({
      value: fc.oneof(
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom('one', 'three', '__proto__', '\u00a0'),
      ),
    }),
    'option.choose': fc.record({ to: fc.string() }),
  },
});
