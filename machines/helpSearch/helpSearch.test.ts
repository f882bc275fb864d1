// @vitest-environment node
import fc from 'fast-check';
import { machineSuite } from '../../tests/paths/actor.ts';
import { helpSearchLaws, helpSearchStarts } from './helpSearch.laws.ts';
import { helpSearchActorModel } from './helpSearch.model.ts';

machineSuite({
  name: 'helpSearch',
  equivalent: {
    'list: query.changed: #2 goes to list': '`list` starts closed, so both targets lead to the same state',
  },
  model: helpSearchActorModel,
  laws: helpSearchLaws,
  starts: helpSearchStarts,
  goal: (snapshot) => snapshot.matches({ list: 'closed' }),
  arbitraries: {
    'query.changed': fc.record({
      value: fc.oneof(
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom('one', 'three', '__proto__', '\u00a0'),
      ),
    }),
    'option.choose': fc.record({ hash: fc.string() }),
  },
});
