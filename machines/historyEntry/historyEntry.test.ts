// @vitest-environment node
import { machineSuite } from '../../tests/paths/actor.ts';
import { leadsTo } from '../../tests/paths/index.ts';
import { historyEntryLaws, historyEntryStarts } from './historyEntry.laws.ts';
import { historyEntryModel } from './historyEntry.model.ts';

machineSuite({
  name: 'historyEntry',
  model: historyEntryModel,
  laws: historyEntryLaws,
  starts: historyEntryStarts,
  temporal: {
    'a scroll ends': leadsTo(
      (snapshot) => snapshot.matches({ present: 'scrolling' }),
      (snapshot) => !snapshot.matches({ present: 'scrolling' }),
      { atRest: true },
    ),
  },
  goal: (snapshot) => snapshot.matches({ present: 'still' }),
});
