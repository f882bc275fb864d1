// @vitest-environment node
// @proof thorough
import { describe, expect, it } from 'vitest';
import { type Capability, capabilitiesOf } from '../../../src/configuration/capabilities.ts';
import { type RouteName, routeOf, routes } from '../../../src/routes/table.ts';
import { type Mode, siteWithout } from '../../worlds/shownSite.ts';
import { deadEndsOf, promisesOf, promiseWords } from './brokenPromises.ts';

const all = Object.keys(promiseWords) as Capability[];
/** Nothing, each one, all but each one, and all: so any three capabilities meet in each of their eight ways. */
const combinations: readonly (readonly Capability[])[] = [
  [],
  ...all.map((one) => [one]),
  ...all.map((one) => all.filter((other) => other !== one)),
  all,
];

describe.each(['live', 'demonstration'] satisfies Mode[])('%s', (mode) => {
  describe.each(combinations.map((off) => ({ off, name: off.join(', ') || 'nothing' })))(
    'without $name',
    ({ off }) => {
      const isOn = capabilitiesOf({
        CAPABILITIES_OFF: off.join(),
        BOOKING_URL: off.includes('booking') ? '' : undefined,
      });

      it('promises what is on and nothing else, without a dead link', async () => {
        const site = await siteWithout(off, mode);
        for (const capability of all) {
          const promises = promisesOf(site, capability);
          if (isOn[capability]) expect(promises, capability).not.toEqual([]);
          else expect(promises, capability).toEqual([]);
        }
        expect(deadEndsOf(site)).toEqual([]);
        const addresses = new Set(site.pages.flatMap(({ paths }) => paths));
        for (const name of Object.keys(routes) as RouteName[]) {
          const { path, sampleId = '', needs = [], ids } = routeOf(name);
          if (ids || routeOf(name).growing) continue;
          expect(addresses.has(path.replace(':id', sampleId)), name).toBe(needs.every((each) => isOn[each]));
        }
      });
    },
  );
});
