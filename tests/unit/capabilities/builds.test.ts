// @vitest-environment node
// @proof thorough
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Capability, capabilitiesOf } from '../../../src/configuration/capabilities.ts';
import { type RouteName, routeNames, routeOf } from '../../../src/routes/table.ts';
import { build, checkSettings } from '../../../src/site-build/build.ts';
import { projectRoot } from '../../../src/site-build/projectRoot.mjs';
import { complaints } from '../../setup.ts';
import { promisesIn, promiseWords } from './brokenPromises.ts';
import { builtSite } from './builtSite.ts';

/**
 * Whole builds: the files that a host gets, their scripts, and what `npm run links` finds. Three, because each takes
 * half a minute: everything on, everything off, and without the one switch that takes dialogs, scripts and another
 * capability with it while the others stay. `dist`, the demonstration, is looked at by `npm test`. The other
 * combinations are rendered: `each.test.ts`.
 */
const builds: Readonly<Record<string, readonly Capability[]>> = {
  'live-all': [],
  'live-without-accounts': ['accounts', 'api'],
  'live-bare': Object.keys(promiseWords) as Capability[],
};

const all = Object.keys(promiseWords) as Capability[];
/** What an adopter has done, besides the switches and what stands in files. */
const live = { DEMONSTRATION: 'off', FORM_ENDPOINT: '/api/contact', REQUEST_ENDPOINT: '/api/request' };

describe.each(Object.entries(builds))('the build %s', (name, off) => {
  const settings = {
    ...live,
    CAPABILITIES_OFF: off.filter((each) => each !== 'booking').join(),
    ...(off.includes('booking') ? { BOOKING_URL: '' } : {}),
  };
  const isOn = capabilitiesOf({ BOOKING_URL: undefined, ...settings });

  it('has the pages and words of what is on, no script of what is off, and no dead link', async () => {
    const site = await builtSite(name, settings);
    for (const notice of complaints.splice(0))
      expect(notice).toMatch(/^Requests are followed under \/orders/);
    for (const capability of all) {
      const promises = promisesIn(site.texts, capability);
      if (isOn[capability]) expect(promises, capability).not.toEqual([]);
      else expect(promises, capability).toEqual([]);
    }
    for (const route of routeNames as readonly RouteName[]) {
      const { path, sampleId = '', needs = [], ids, growing } = routeOf(route);
      if (ids || growing) continue;
      const address = path.replace(':id', sampleId);
      const isOffered = needs.every((each) => isOn[each]);
      expect(site.paths.includes(address), route).toBe(isOffered);
      const script = `${route.charAt(0).toUpperCase()}${route.slice(1)}Page`;
      if (!isOffered) expect(site.scripts).not.toContain(script);
    }
    expect(await site.links()).toMatch(/^links: \d+ links, 0 dead;/);
  });

  it('is refused with --production for what is on and not kept, and for nothing else', async () => {
    const refusal = await checkSettings({ ...process.env, ...settings }, true).catch(String);
    const named = [...refusal.matchAll(/leaves (\w+) on, but/g)].map(([, each]) => each);
    const unkept = ['api', 'careers', 'newsletter', 'press', 'reviews'] as const;
    expect([...new Set(named)].sort()).toEqual(unkept.filter((each) => isOn[each]));
  });
});

it('builds nothing that is refused', async () => {
  const outDir = '.build/site-refused';
  await expect(build({ outDir, env: live, isStrict: true })).rejects.toThrow(/leaves careers on, but/);
  expect(existsSync(join(projectRoot, outDir))).toBe(false);
});
