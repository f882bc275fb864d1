// @vitest-environment node
import fc from 'fast-check';
import { machineSuite } from '../../tests/paths/actor.ts';
import { leadsTo } from '../../tests/paths/index.ts';
import { newsletterSignUpLaws, newsletterSignUpStarts } from './newsletterSignUp.laws.ts';
import { newsletterSignUpModel } from './newsletterSignUp.model.ts';

machineSuite({
  name: 'newsletterSignUp',
  model: newsletterSignUpModel,
  laws: newsletterSignUpLaws,
  starts: newsletterSignUpStarts,
  temporal: {
    'whoever sends an address hears the end of it': leadsTo(
      (snapshot) => snapshot.matches('sending'),
      (snapshot) => !snapshot.matches('sending'),
      { atRest: true },
    ),
    'a confirmation goes by itself': leadsTo(
      (snapshot) => snapshot.matches('signedUp'),
      (snapshot) => snapshot.matches('idle'),
      { atRest: true },
    ),
  },
  equivalent: { 'idle: email.changed: goes to idle': 'idle begins with asking' },
  goal: (snapshot) => snapshot.matches({ idle: 'asking' }),
  arbitraries: {
    'email.changed': fc.record({
      value: fc.oneof(fc.string(), fc.emailAddress(), fc.constantFrom('a@b', ' a@b\t', 'a@', '\u00a0')),
    }),
  },
});
