// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { machineSuite } from '../../tests/paths/actor.ts';
import { leadsTo } from '../../tests/paths/index.ts';
import { resourceLaws, resourceStarts } from './resource.laws.ts';
import { resourceModel } from './resource.model.ts';
import { loadTimeout, maxRetries, pauseBefore, unusedLifetime } from './resourceRules.ts';

machineSuite({
  name: 'resource',
  model: resourceModel,
  laws: resourceLaws,
  starts: resourceStarts,
  temporal: {
    'whoever waits for a load gets it, or is told that it failed': leadsTo(
      (snapshot) => snapshot.context.users > 0,
      (snapshot) =>
        snapshot.context.users === 0 ||
        snapshot.matches({ cached: { content: 'ready' } }) ||
        snapshot.matches({ cached: { content: 'failed' } }),
      { atRest: true },
    ),
    'what nobody uses is given back': leadsTo(
      (snapshot) => snapshot.matches({ cached: { use: 'unused' } }),
      (snapshot) => snapshot.matches('evicted') || snapshot.matches({ cached: { use: 'used' } }),
    ),
  },
  goal: (snapshot) => snapshot.matches({ cached: { content: 'ready' } }) || snapshot.matches('evicted'),
});

describe('resource: rules', () => {
  it.each([
    [1, 1_000],
    [2, 2_000],
    [3, 4_000],
    [4, 8_000],
    [5, 16_000],
    [6, 30_000],
    [7, 30_000],
    [100, 30_000],
    [10_000, 30_000],
  ])('the pause before retry %i is %i ms', (retry, ms) => expect(pauseBefore(retry)).toBe(ms));

  it('the defaults are 3 retries, 5 minutes and 35 s (F20)', () =>
    expect({ maxRetries, unusedLifetime, loadTimeout }).toEqual({
      maxRetries: 3,
      unusedLifetime: 300_000,
      loadTimeout: 35_000,
    }));
});
