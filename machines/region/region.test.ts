// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { machineSuite } from '../../tests/paths/actor.ts';
import { regionLaws, regionStarts } from './region.laws.ts';
import { regionModel } from './region.model.ts';
import { regionCodes, regionIn } from './regionRules.ts';

machineSuite({
  name: 'region',
  model: regionModel,
  laws: regionLaws,
  starts: regionStarts,
  goal: (snapshot) => snapshot.matches('inEuros'),
  arbitraries: {
    'region.choose': fc.record({ code: fc.constantFrom(...regionCodes) }, { noNullPrototype: true }),
    'storage.changed': fc.record(
      { stored: fc.oneof(fc.constant(null), fc.string(), fc.constantFrom(...regionCodes)) },
      { noNullPrototype: true },
    ),
  },
});

it('each of the ten codes names its region', () =>
  expect(['EU', 'US', 'UK', 'CA', 'AU', 'JP', 'CH', 'IN', 'BR', 'MX'].map(regionIn)).toEqual([
    ...regionCodes,
  ]));
it.each([null, '', 'us', '"US"', ' US', 'US ', 'GB', '__proto__', 'constructor', '{"code":"US"}', '\u0000'])(
  '%j names none: the European Union',
  (stored) => expect(regionIn(stored)).toBe('EU'),
);
it('nor do two megabytes of junk', () => expect(regionIn('US'.repeat(1 << 20))).toBe('EU'));
