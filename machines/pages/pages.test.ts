// @vitest-environment node
import { machineSuite } from '../../tests/paths/actor.ts';
import { leadsTo } from '../../tests/paths/index.ts';
import { pagesLaws, pagesStarts } from './pages.laws.ts';
import { pagesModel } from './pages.model.ts';

const first = 'a region begins in this state of it';

machineSuite({
  name: 'pages',
  model: pagesModel,
  laws: pagesLaws,
  starts: pagesStarts,
  temporal: {
    'a page that was left is unmounted': leadsTo(
      (snapshot) => snapshot.matches({ left: 'kept' }),
      (snapshot) => snapshot.matches({ left: 'none' }),
      { atRest: true },
    ),
  },
  goal: (snapshot) => snapshot.matches({ shown: 'topFirst' }),
  infeasible: {
    'pagesSetup.ts: ahead ?? shown: ahead is never null or undefined':
      'only a page that is ahead is shown by this',
  },
  equivalent: {
    'left: page.arrived: #2 goes to left': first,
    'left: failure.arrived: goes to left': first,
    'shown: page.arrived: #3 goes to shown': first,
    'ahead: page.arrived: goes to ahead': first,
    'ahead: failure.arrived: goes to ahead': first,
  },
});
