// @vitest-environment node
import fc from 'fast-check';
import { machineSuite } from '../../tests/paths/actor.ts';
import { newsletterLaws, newsletterStarts } from './newsletterConfirmation.laws.ts';
import { newsletterActorModel } from './newsletterConfirmation.model.ts';

machineSuite({
  name: 'newsletterConfirmation',
  model: newsletterActorModel,
  laws: newsletterLaws,
  starts: newsletterStarts,
  goal: (snapshot) => snapshot.matches({ idle: 'asking' }),
  arbitraries: {
    'email.changed': fc.record({
      value: fc.oneof(fc.string(), fc.emailAddress(), fc.constantFrom('a@b', ' a@b\t', 'a@', '\u00a0')),
    }),
  },
});
