// @vitest-environment node
import fc from 'fast-check';
import { machineSuite } from '../../tests/paths/actor.ts';
import { leadsTo } from '../../tests/paths/index.ts';
import { newsletterLaws, newsletterStarts } from './newsletterConfirmation.laws.ts';
import { newsletterActorModel } from './newsletterConfirmation.model.ts';

machineSuite({
  name: 'newsletterConfirmation',
  model: newsletterActorModel,
  laws: newsletterLaws,
  starts: newsletterStarts,
  temporal: {
    'a confirmation goes by itself': leadsTo(
      (snapshot) => snapshot.matches('confirmed'),
      (snapshot) => snapshot.matches('idle'),
      { atRest: true },
    ),
  },
  goal: (snapshot) => snapshot.matches({ idle: 'asking' }),
  arbitraries: {
    'email.changed': fc.record({
      value: fc.oneof(fc.string(), fc.emailAddress(), fc.constantFrom('a@b', ' a@b\t', 'a@', '\u00a0')),
    }),
  },
});
