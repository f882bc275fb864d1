// @vitest-environment node

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { regionCodes } from '../../src/configuration/regionCodes.ts';
import { machineSuite } from '../../tests/paths/actor.ts';
import { regionLaws, regionStarts } from './region.laws.ts';
import { regionModel } from './region.model.ts';
import { regionIn } from './regionRules.ts';

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

it('reads each of the ten codes', () =>
  expect(['EU', 'US', 'UK', 'CA', 'AU', 'JP', 'CH', 'IN', 'BR', 'MX'].map(regionIn)).toEqual([
    ...regionCodes,
  ]));
it.each(['us', '"US"', ' US', 'US ', '" us\n"'])('reads %j as the United States', (stored) =>
  expect(regionIn(stored)).toBe('US'),
);
it.each([null, '', 'U S', 'GB', '__proto__', 'constructor', '{"code":"US"}', '\u0000'])(
  'reads %j as the European Union',
  (stored) => expect(regionIn(stored)).toBe('EU'),
);
it('reads two megabytes of junk as the European Union', () =>
  expect(regionIn('US'.repeat(1 << 20))).toBe('EU'));
