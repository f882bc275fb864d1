// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { machineSuite } from '../../tests/paths/actor.ts';
import { leadsTo } from '../../tests/paths/index.ts';
import { navigationLaws, navigationStarts } from './navigation.laws.ts';
import { navigationActorModel } from './navigation.model.ts';
import { startsAtTop, targetOf } from './navigationRules.ts';

const address = fc.record(
  {
    path: fc.constantFrom('/', '/faq', '/gig/__proto__', '//evil.example'),
    search: fc.constantFrom('', '?utm_source=a&utm_source=b'),
    hash: fc.oneof(
      fc.constantFrom('', '#', '#pricing', '#%', '#learn-constructor', '#%E0%A4%A'),
      fc.string().map((text) => `#${text}`),
    ),
  },
  { noNullPrototype: true },
);

const transient = '`starting` is left at once, by the same guard to the same state';

machineSuite({
  name: 'navigation',
  model: navigationActorModel,
  laws: navigationLaws,
  starts: navigationStarts,
  temporal: {
    'a page that is asked for comes, or its failure is told': leadsTo(
      (snapshot) => snapshot.hasTag('busy') && !snapshot.matches('reloading'),
      (snapshot) => !snapshot.hasTag('busy') || snapshot.matches('reloading'),
      { atRest: true },
    ),
    'an arrival ends': leadsTo(
      (snapshot) => snapshot.matches('seeking'),
      (snapshot) => !snapshot.matches('seeking'),
    ),
  },
  goal: (snapshot) => snapshot.matches('ready'),
  infeasible: {
    "navigationSetup.ts: targetOf(context.arrival.address) ?? '': targetOf(context.arrival.address) is never null or undefined":
      'only an address with a target is sought',
  },
  equivalent: {
    'rendering: view.shown: #3 goes to starting': transient,
    'rendering: view.shown: #5 goes to starting': transient,
  },
  arbitraries: {
    'link.followed': fc.record({ address }, { noNullPrototype: true }),
    'history.traversed': fc.record(
      { address, scroll: fc.nat(), isReloaded: fc.boolean() },
      { noNullPrototype: true },
    ),
  },
});

describe('targetOf', () => {
  const to = (hash: string) => targetOf({ path: '/', search: '', hash });
  it.each([
    ['', null],
    ['#', null],
    ['#pricing', 'pricing'],
    ['#a', 'a'],
    ['#caf%C3%A9', 'café'],
    ['#%', null],
    ['#%E0%A4%A', null],
    ['#learn-constructor', null],
    ['#article-x', null],
    ['#topic-x', null],
    ['#tab-x', null],
    ['#package-x', null],
    ['#pricing-yearly', 'pricing'],
    ['#pricing-x', null],
    ['#learning', 'learning'],
    ['#__proto__', '__proto__'],
  ])('returns for %s: %s', (hash, id) => expect(to(hash)).toBe(id));
});

describe('startsAtTop', () => {
  const arrival = { from: '/', scroll: 0, handover: null, isReloaded: false };
  const at = (hash: string) => ({ path: '/', search: '', hash });
  it.each([
    ['push', '', true],
    ['replace', '', true],
    ['push', '#tab-x', true],
    ['push', '#pricing', false],
    ['replace', '#pricing', false],
    ['view', '#tab-x', false],
    ['traverse', '', false],
    ['load', '', false],
  ] as const)('after %s with the hash "%s" is %s', (kind, hash, expected) => {
    expect(startsAtTop({ ...arrival, kind, address: at(hash) })).toBe(expected);
  });
});
