import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyEventObject, AnyStateMachine, InputFrom, InspectionEvent } from 'xstate';
import { figuresOf, record } from '../coverage/record.ts';
import type { Model, Start } from '../definition/model.ts';
import { isInternalEvent, machineOf } from '../definition/xstateInternals.ts';
import type { NoControls, Script } from '../screen/script.ts';
import { uiWorld } from '../screen/uiWorld.ts';
import { burstsOf } from '../walk/bursts.ts';
import { type CoverOptions, coveringPaths, type Path } from '../walk/coveringPaths.ts';
import { play } from '../walk/play.ts';
import { playBursts } from './bursts.ts';
import { domUi } from './domUi.ts';
import type { Opened } from './walker.ts';

/** What a view is rendered with. */
export interface Stage<M extends AnyStateMachine, W extends object> {
  /**
   * Pass it to `useMachine`, `useActorRef` or the `options` of the provider, so that the suite can observe the events.
   */
  readonly inspect: (event: InspectionEvent) => void;
  /** The input of the path. Views that read it from the world (storage, navigator) ignore it. */
  readonly input: InputFrom<M> | undefined;
  readonly world: W;
}

export interface ViewSuite<M extends AnyStateMachine, W extends object> extends CoverOptions {
  readonly name: string;
  readonly model: Model<M>;
  readonly script: Script<M, W>;
  readonly render: (stage: Stage<M, W>) => ReactElement;
  /** The controls of the outside world, created for each path. Undo their changes in `afterEach`. */
  readonly world?: () => W;
  /** The suite cannot observe the machine, because the view does not pass `inspect` to it. */
  readonly unobserved?: true;
}

/**
 * Declares level b: every path (default: pairs of transitions) walked on the rendered view under fake timers. What a
 * visitor does must send exactly the event of the path, and after each step the view must show what the script says.
 * Call it at the top level of a test file.
 */
export function viewSuite<M extends AnyStateMachine, W extends object = NoControls>(
  suite: ViewSuite<M, W>,
): void {
  const { name, model, script, cover = 'pairs', maxSteps = 30, unobserved } = suite;
  const covering = coveringPaths(model, { cover, maxSteps });
  const passed: Path<M>[] = [];
  let isPlayed = false;
  /** Renders the view at the start of a path. */
  const open = async ({ input: startInput }: Start<M>): Promise<Opened<M>> => {
    const input = startInput as InputFrom<M>;
    const world = suite.world?.() ?? ({} as W);
    const ui = domUi(world);
    const events: AnyEventObject[] = [];
    const inspect = (event: InspectionEvent) => {
      if (isFromOutside(event, model.machine.id)) events.push(event.event);
    };
    await script.begin?.(ui, input);
    render(suite.render({ inspect, input, world }));
    await script.open?.(ui, input);
    events.length = 0;
    const drainEvents = unobserved ? undefined : () => events.splice(0);
    return { world: uiWorld(script, ui, { drainEvents }), ui, close: cleanup };
  };
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
      const { played, tried, failures } = await playBursts(covering.exploration, bursts, open, budget);
      console.log(name, 'bursts', played, tried, allBursts);
      expect(failures.join('\n\n')).toBe('');
    });

    it('every transition and every refusal by guards is on a path', () =>
      expect(covering.coverage.uncovered).toEqual([]));
    afterAll(() => {
      if (isPlayed) record({ name, level: 'view', cover, ...figuresOf(covering, passed) });
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

/** An event that was sent to this machine from outside, not by itself or its children. */
const isFromOutside = (
  event: InspectionEvent,
  id: string,
): event is Extract<InspectionEvent, { type: '@xstate.event' }> =>
  event.type === '@xstate.event' &&
  !event.sourceRef &&
  !isInternalEvent(event.event.type) &&
  machineOf(event.actorRef)?.id === id;
