import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { describeConformance } from '../conformance/conformance.ts';
import { conformingPaths } from '../conformance/conformingPaths.ts';
import type { Share } from '../coverage/coverageOf.ts';
import { figuresOf, record } from '../coverage/record.ts';
import { failuresOf, replaysOf } from '../failures/failures.ts';
import type { NoControls } from '../screen/script.ts';
import { burstsOf } from '../walk/bursts.ts';
import { coveringPaths, type Path } from '../walk/coveringPaths.ts';
import { play } from '../walk/play.ts';
import { statesToDisturb } from '../walk/statesToDisturb.ts';
import { playBursts } from './bursts.ts';
import { disturbView } from './disturb.ts';
import { disturbedWalks } from './disturbedWalks.ts';
import { watchListeners } from './listeners.ts';
import { isObserved, opener, type ViewSuite } from './opener.ts';

/**
 * Declares level b: every path (default: pairs of transitions) walked on the rendered view under fake timers. What a
 * visitor does must send exactly the event of the path, and after each step the view must show what the script says.
 * Call it at the top level of a test file.
 */
export function viewSuite<M extends AnyStateMachine, W extends object = NoControls>(
  suite: ViewSuite<M, W>,
): void {
  const { name, model, script, maxSteps = 30 } = suite;
  const cover = part === 'first' ? 'cases' : (suite.cover ?? 'pairs');
  const { budget: addedSteps = isFull ? 1_000 : 60 } = suite;
  const chosen = coveringPaths(model, { cover, maxSteps });
  const partBudget = addedSteps === 0 ? 0 : isFull ? 8_000 : 500;
  const bounds = {
    extra: isFull ? 1 : 0,
    budget: addedSteps,
    partBudget,
    maxSteps,
    isObserved: isObserved(suite),
  };
  // Finding them takes as long as walking them.
  const conforming = part === 'first' ? undefined : conformingPaths(chosen, script, bounds);
  const added = conforming?.paths ?? [];
  const covering = { ...chosen, paths: [...chosen.paths, ...added] };
  const { exploration, paths } = covering;
  const failures = failuresOf(name, 'view', exploration);
  // Both parts keep the files of their failures.
  const numbersOfFirst = 1_000;
  const passed: Path<M>[] = [];
  let isPlayed = false;
  const figures: { bursts?: Share } = {};
  const open = opener(suite);
  const leftOut: readonly string[] = [...(script.quiet ?? []), ...(script.rendered ?? [])];
  const bursts = burstsOf(
    exploration,
    (input) => input.kind === 'send' && leftOut.includes(input.event.type),
  );
  const allBursts = Object.values(bursts).flat().length;
  const budget = Math.min(allBursts, burstBudget);

  describe(`${name}: paths on the view`, () => {
    const begin = () => void vi.useFakeTimers({ toFake: [...fakedTimers] });
    const end = () => {
      cleanup();
      vi.useRealTimers();
      vi.restoreAllMocks();
    };
    beforeEach(begin);
    afterEach(end);

    const walk = async (path: Path<M>) => {
      let listeners: ReturnType<typeof watchListeners> | undefined;
      try {
        const onBegun = () => {
          listeners = watchListeners();
        };
        const { world, close } = await open(path.start, { onBegun });
        await play(path, world);
        close();
        // A view may end what it has rendered by itself a task later.
        await new Promise((later) => setImmediate(later));
        expect(listeners?.left(), 'these listeners are left behind').toEqual([]);
      } finally {
        listeners?.stop();
      }
    };
    const walkAgain = (path: Path<M>) => {
      end();
      begin();
      return walk(path);
    };
    const disturbed = disturbedWalks({ name, script, exploration, open, begin, end });

    for (const [i, path] of paths.entries())
      it(`${i + 1}/${paths.length}: ${path.name}`, { timeout: timeoutMs(path) }, async () => {
        isPlayed = true;
        await failures.walk((part === 'first' ? numbersOfFirst : 0) + i + 1, path, walk, walkAgain);
        passed.push(path);
      });
    for (const replay of part === 'rest' ? [] : replaysOf(name, 'view', model))
      it(replay.title, () =>
        replay.run((path, failure) =>
          failure?.level === 'bursts' || failure?.level === 'environment'
            ? disturbed.walk(path, failure.disturbances)
            : walk(path),
        ),
      );

    if (conforming) {
      it(`hidden states: ${describeConformance(conforming.conformance)}`, () => {
        const failed = paths.filter((path) => !passed.includes(path)).map((path) => path.name);
        expect(isPlayed ? failed : [], 'one path that fails, and nothing is proved').toEqual([]);
      });

      it(`bursts: at most ${budget} of ${allBursts} pairs of inputs in one task`, {
        timeout: 300_000 + budget * 2_000,
      }, async () => {
        const { played, failures: wrong } = await playBursts(exploration, bursts, open, budget, (path) =>
          disturbed.handOn('bursts', path),
        );
        figures.bursts = { covered: played, total: allBursts };
        expect(wrong.join('\n\n')).toBe('');
      });

      const states = statesToDisturb(covering).size;
      it(`environment: offline, hidden, kept, printed, narrow, storage cleared, Enter held, reloaded in ${states} states`, {
        timeout: 300_000 + states * 5_000,
      }, async () => {
        const wrong = await disturbView(covering, script, open, (path, happened) =>
          disturbed.handOn('environment', path, happened),
        );
        expect(wrong.join('\n\n')).toBe('');
      });
    }

    it('every transition and every refusal by guards is on a path', () =>
      expect(covering.coverage.uncovered).toEqual([]));
    afterAll(() => {
      const walked = figuresOf(covering, passed);
      if (!isPlayed && part !== 'rest') return;
      const { conformance } = conforming ?? {};
      record({
        name,
        level: 'view',
        cover,
        ...walked,
        part,
        ...(conformance ? { conformance } : {}),
        ...figures,
      });
    });
  });
}

/**
 * `PATHS_PART=first` covers each transition and case instead of pairs, and leaves out what finds hidden states, bursts and
 * disturbances. `PATHS_PART=rest`, or unset: all, which contains every case.
 */
const part = process.env.PATHS_PART as 'first' | 'rest' | undefined;

/** `npm run test:models:full`: one hidden state more, more steps for it, and all bursts. */
const isFull = process.env.PATHS_COVER === 'pairs';
/** At most so many bursts, the most telling ones. */
const burstBudget = isFull ? Number.POSITIVE_INFINITY : 40;

/**
 * A generous limit, because a busy computer is slow, and a path that times out disturbs the next ones. A path that fails
 * is walked many times.
 */
const timeoutMs = ({ steps }: { readonly steps: readonly unknown[] }): number =>
  300_000 + steps.length * 2_000;

/** React and Testing Library need real `setImmediate`, microtasks and frames. */
const fakedTimers = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] as const;
