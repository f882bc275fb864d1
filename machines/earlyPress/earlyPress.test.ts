// @vitest-environment node
import { machineSuite } from '../../tests/paths/actor.ts';
import { leadsTo } from '../../tests/paths/index.ts';
import { earlyPressLaws, earlyPressStarts } from './earlyPress.laws.ts';
import { earlyPressModel } from './earlyPress.model.ts';

machineSuite({
  name: 'earlyPress',
  model: earlyPressModel,
  laws: earlyPressLaws,
  starts: earlyPressStarts,
  temporal: {
    'a press that is answered does not wait for ever': leadsTo(
      (snapshot) => snapshot.matches('answered'),
      (snapshot) => !snapshot.matches('answered'),
    ),
    'an early dialog is replaced by itself': leadsTo(
      (snapshot) => snapshot.matches('replacing'),
      (snapshot) => snapshot.matches('idle'),
    ),
  },
  goal: (snapshot) => snapshot.matches('idle') || snapshot.matches('native'),
});
