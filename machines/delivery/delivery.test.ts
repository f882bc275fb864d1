// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { machineSuite } from '../../tests/paths/actor.ts';
import { leadsTo, until } from '../../tests/paths/index.ts';
import { deliveryLaws, deliveryStarts } from './delivery.laws.ts';
import { deliveryModel } from './delivery.model.ts';
import { maxAttempts, pauseAfter, remainingPause } from './deliveryRules.ts';

machineSuite({
  name: 'delivery',
  model: deliveryModel,
  laws: deliveryLaws,
  starts: deliveryStarts,
  temporal: {
    'every attempt ends': until(
      (snapshot) => snapshot.matches('sending'),
      (snapshot) => !snapshot.matches('sending'),
    ),
    'a turn ends, whatever happens to the disk': leadsTo(
      (snapshot) => snapshot.matches('unreadable'),
      (snapshot) => snapshot.matches('passed'),
    ),
  },
  goal: (snapshot) => snapshot.hasTag('ended'),
});

const hours = 3_600_000;

describe('delivery: rules', () => {
  it('a mail server may be down for about 5 days (RFC 5321)', () => {
    const pauses = Array.from({ length: maxAttempts - 1 }, (_, index) => pauseAfter(index + 1));
    const days = pauses.reduce((sum, pause) => sum + pause, 0) / (24 * hours);
    expect(days).toBeGreaterThanOrEqual(5);
    expect(days).toBeLessThan(5.2);
  });

  it.each([
    ['what is left', 2, 60_010, 10, 60_000],
    ['nothing is left', 2, 10, 60_010, 0],
    ['a whole pause', 2, 120_010, 10, 120_000],
    ['a clock that was set back makes it due', 2, 120_011, 10, 0],
    ['a new message is due at once, also by a clock that is a little behind', 0, 30_011, 10, 0],
    ['a wait before the first attempt', 0, 300_010, 10, 300_000, 300_000],
    ['a clock that was set back ends that wait', 0, 300_011, 10, 0, 300_000],
  ])('%s', (_, attempts, nextAt, now, left, firstWait = 0) =>
    expect(remainingPause(attempts, nextAt, now, firstWait)).toBe(left),
  );
});
