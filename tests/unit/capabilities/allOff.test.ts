// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Capability } from '../../../src/configuration/capabilities.ts';
import { siteWithout } from '../../worlds/shownSite.ts';
import { deadEndsOf, promisesOf, promiseWords } from './brokenPromises.ts';

const all = Object.keys(promiseWords) as Capability[];
const site = await siteWithout(all, 'live');

describe('a live site without any capability', () => {
  it.each(all)('promises nothing of %s', (capability) => expect(promisesOf(site, capability)).toEqual([]));

  it('has no dead link, and neither search nor sitemap leads to a page that it lacks', () =>
    expect(deadEndsOf(site)).toEqual([]));
});
