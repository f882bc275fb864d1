import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import type { Share } from '../coverage/coverageOf.ts';
import { figuresOf, record } from '../coverage/record.ts';
import type { NoControls } from '../screen/script.ts';
import { burstsOf } from '../walk/bursts.ts';
import { coveringPaths, type Path } from '../walk/coveringPaths.ts';
import { play } from '../walk/play.ts';
import { statesToDisturb } from '../walk/statesToDisturb.ts';
import { playBursts } from './bursts.ts';
import { disturbView } from './disturb.ts';
import { opener, type ViewSuite } from './opener.ts';

/**
 * Declares level b: every path (default: pairs of transitions) walked on the rendered view under fake timers. What a
 * visitor does must send exactly the event of the path, and after each step the view must show what the script says.
 * Call it at the top level of a test file.
 */
export function viewSuite<M extends AnyStateMachine, W extends object = NoControls>(
  suite: ViewSuite<M, W>,
): void {
  const { name, model, script, cover = 'pairs', maxSteps = 30 } = suite;
  const covering = coveringPaths(model, { cover, maxSteps });
  const passed: Path<M>[] = [];
  let isPlayed = false;
  const figures: { bursts?: Share } = {};
  const open = opener(suite);
  const leftOut: readonly string[] = [...(script.quiet ?? []), ...(script.rendered ?? [])];
  const bursts = burstsOf(
    covering.exploration,
    (input) => input.kind === 'send' && leftOut.includes(input.event.type),
  );
  const allBursts = Object.values(bursts).flat().length;
  const budget = Math.min(allBursts, burstBudget);

  describe(`${name}: paths on the view`, () => {
    beforeEach(() => void vi.useFakeTimers({ toFake: [...fakedTimers] }));
    afterEach(() => {
      cleanup();
      vi.useRealTimers();
      vi.restoreAllMocks();
    });

    for (const [i, path] of covering.paths.entries())
      it(`${i + 1}/${covering.paths.length}: ${path.name}`, { timeout: timeoutMs(path) }, async () => {
        isPlayed = true;
        await play(path, (await open(path.start)).world);
        passed.push(path);
      });

    it(`bursts: at most ${budget} of ${allBursts} pairs of inputs in one task`, {
      timeout: 60_000 + budget * 2_000,
    }, async () => {
      const { played, failures } = await playBursts(covering.exploration, bursts, open, budget);
      figures.bursts = { covered: played, total: allBursts };
      expect(failures.join('\n\n')).toBe('');
    });

    const disturbed = statesToDisturb(covering).size;
    it(`environment: offline, hidden, kept, printed, narrow, storage cleared, Enter held in ${disturbed} states`, async () => {
      const failures = await disturbView(covering, script, open);
      expect(failures.join('\n\n')).toBe('');
    });

    it('every transition and every refusal by guards is on a path', () =>
      expect(covering.coverage.uncovered).toEqual([]));
    afterAll(() => {
      if (isPlayed) record({ name, level: 'view', cover, ...figuresOf(covering, passed), ...figures });
    });
  });
}

/** At most so many bursts, the most telling ones; all if `PATHS_COVER=pairs`. */
const burstBudget = process.env.PATHS_COVER === 'pairs' ? Number.POSITIVE_INFINITY : 40;

/** A generous limit, because a busy computer is slow, and a path that times out disturbs the next ones. */
const timeoutMs = ({ steps }: { readonly steps: readonly unknown[] }): number =>
  60_000 + steps.length * 2_000;

/** React and Testing Library need real `setImmediate`, microtasks and frames. */
const fakedTimers = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] as const;
