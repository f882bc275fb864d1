// @vitest-environment node
import fc from 'fast-check';
import { machineSuite } from '../../tests/paths/actor.ts';
import { leadsTo } from '../../tests/paths/index.ts';
import { deskSessionLaws, deskSessionStarts } from './deskSession.laws.ts';
import { deskSessionModel } from './deskSession.model.ts';

machineSuite({
  name: 'deskSession',
  model: deskSessionModel,
  laws: deskSessionLaws,
  starts: deskSessionStarts,
  temporal: {
    'whoever signs in hears the end of it': leadsTo(
      (snapshot) => snapshot.hasTag('busy'),
      (snapshot) => !snapshot.hasTag('busy'),
    ),
    'nobody waits for ever to learn whether there is a desk': leadsTo(
      (snapshot) => snapshot.matches('unknown'),
      (snapshot) => !snapshot.matches('unknown'),
      { atRest: true },
    ),
  },
  equivalent: { 'signedOut: key.changed: goes to signedOut': 'signedOut begins with idle' },
  goal: (snapshot) => !snapshot.hasTag('busy') && !snapshot.matches('unknown'),
  arbitraries: { 'key.changed': fc.record({ value: fc.string() }) },
});
