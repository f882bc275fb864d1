// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { machineSuite } from '../../tests/paths/actor.ts';
import { serviceIds } from '../requestWizard/requestWizardFields.ts';
import { serviceDetailLaws, serviceDetailStarts } from './serviceDetail.laws.ts';
import { serviceDetailActorModel } from './serviceDetail.model.ts';
import { asksForDetails, detailsHash, serviceIn } from './serviceDetailRules.ts';

machineSuite({
  name: 'serviceDetail',
  model: serviceDetailActorModel,
  laws: serviceDetailLaws,
  starts: serviceDetailStarts,
  goal: (snapshot) => snapshot.matches('closed'),
  infeasible: {
    "serviceDetailMachine.ts: context.service ?? 'not-sure': context.service is never null or undefined":
      'it is asked only of details that are or were open, and they have a service',
  },
  arbitraries: {
    'address.changed': fc.record(
      {
        hash: fc.oneof(
          fc.string().map((text) => `#learn-${text}`),
          fc.string(),
          fc.constantFrom('#', '#%'),
        ),
      },
      { noNullPrototype: true },
    ),
  },
});

it('reads each service’s hash back as the service', () =>
  expect(serviceIds.map((id) => serviceIn(detailsHash(id)))).toEqual([...serviceIds]));
it.each([
  '#learn-constructor',
  '#learn-__proto__',
  '#learn-',
  '#Learn-not-sure',
  'learn-not-sure',
  '#learn-not-sure ',
])('reads no service from %s', (hash) => expect(serviceIn(hash)).toBeNull());
it('recognizes a hash that asks for details', () => {
  expect(asksForDetails('#learn-x')).toBe(true);
  expect(asksForDetails('#learning')).toBe(false);
  expect(asksForDetails('')).toBe(false);
});
