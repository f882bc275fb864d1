// @vitest-environment node
import { machineSuite } from '../../tests/paths/actor.ts';
import { until } from '../../tests/paths/index.ts';
import { appStartLaws, appStartStarts } from './appStart.laws.ts';
import { appStartModel } from './appStart.model.ts';

machineSuite({
  name: 'appStart',
  model: appStartModel,
  laws: appStartLaws,
  starts: appStartStarts,
  temporal: {
    'no page waits for ever to be painted': until(
      (snapshot) => snapshot.matches('painting'),
      (snapshot) => snapshot.matches('parsing'),
    ),
    'every pause ends': until(
      (snapshot) => snapshot.matches('pausing'),
      (snapshot) => snapshot.matches('loading'),
    ),
  },
  goal: (snapshot) => snapshot.matches('started') || snapshot.matches('givenUp'),
});
