import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, InputFrom, InspectionEvent } from 'xstate';
import { conformingPaths, describeConformance } from '../conformance/conformingPaths.ts';
import { figuresOf, record } from '../coverage/record.ts';
import { leafOf } from '../definition/leafOf.ts';
import type { Model } from '../definition/model.ts';
import { isInternalEvent, machineOf } from '../definition/xstateInternals.ts';
import { failuresOf, replaysOf } from '../failures/failures.ts';
import type { NoControls, Script } from '../screen/script.ts';
import { uiWorld } from '../screen/uiWorld.ts';
import type { Requests } from '../screen/wire.ts';
import { type CoverOptions, coveringPaths, type Path } from '../walk/coveringPaths.ts';
import { play } from '../walk/play.ts';
import { domUi } from './domUi.ts';
import { watchListeners } from './listeners.ts';

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
  /** The requests that a world holds. If the script has a `wire`, they are compared with it. */
  readonly requests?: (world: W) => Requests;
  /**
   * Steps that may be added so that the paths find every fault of a view with hidden states, see `completeWalks`; 0 adds
   * none. Default: 60.
   */
  readonly budget?: number;
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
  const { budget = isFull ? 1_000 : 60 } = suite;
  const extra = isFull ? 1 : 0;
  const chosen = coveringPaths(model, { cover, maxSteps });
  // A view that sends events by itself may have gone further than the path.
  const isObserved = !unobserved && !script.quiet?.length;
  const bounds = { extra, budget, maxSteps, isObserved };
  const { paths: added, conformance } = conformingPaths(chosen, script, bounds);
  const covering = { ...chosen, paths: [...chosen.paths, ...added] };
  const failures = failuresOf(name, 'view', covering.exploration);
  const passed: Path<M>[] = [];
  let isPlayed = false;

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
      const input = path.start.input as InputFrom<M>;
      const world = suite.world?.() ?? ({} as W);
      const ui = domUi(world);
      const events: AnyEventObject[] = [];
      let active: string | undefined;
      const inspect = (event: InspectionEvent) => {
        if (event.type === '@xstate.snapshot' && machineOf(event.actorRef)?.id === model.machine.id)
          active = leafOf((event.snapshot as AnyMachineSnapshot).value);
        if (isFromOutside(event, model.machine.id)) events.push(event.event);
      };
      await script.begin?.(ui, input);
      const listeners = watchListeners();
      try {
        render(suite.render({ inspect, input, world }));
        await script.open?.(ui, input);
        events.length = 0;
        const drainEvents = unobserved ? undefined : () => events.splice(0);
        const activeState = isObserved ? () => active : undefined;
        await play(
          path,
          uiWorld(script, ui, { drainEvents, activeState, requests: suite.requests?.(world) }),
        );
        cleanup();
        // A view may end what it has rendered by itself a task later.
        await new Promise((later) => setImmediate(later));
        expect(listeners.left(), 'these listeners are left behind').toEqual([]);
      } finally {
        listeners.stop();
      }
    };
    const walkAgain = (path: Path<M>) => {
      end();
      begin();
      return walk(path);
    };

    for (const [i, path] of covering.paths.entries())
      it(`${i + 1}/${covering.paths.length}: ${path.name}`, { timeout: timeoutMs(path) }, async () => {
        isPlayed = true;
        await failures.walk(i + 1, path, walk, walkAgain);
        passed.push(path);
      });
    for (const replay of replaysOf(name, 'view', model))
      it(replay.title, { timeout: 120_000 }, () => replay.run(walk));

    it(`hidden states: ${describeConformance(conformance)}`, () => {
      const failed = covering.paths.filter((path) => !passed.includes(path)).map((path) => path.name);
      expect(isPlayed ? failed : [], 'one path that fails, and nothing is proved').toEqual([]);
    });

    it('every transition and every refusal by guards is on a path', () =>
      expect(covering.coverage.uncovered).toEqual([]));
    afterAll(() => {
      const figures = figuresOf(covering, passed);
      if (isPlayed) record({ name, level: 'view', cover, ...figures, conformance });
    });
  });
}

/** `npm run test:models:full`: one hidden state more, and more steps for it. */
const isFull = process.env.PATHS_COVER === 'pairs';

/**
 * A generous limit, because a busy computer is slow, and a path that times out disturbs the next ones. A path that fails
 * is walked many times.
 */
const timeoutMs = ({ steps }: { readonly steps: readonly unknown[] }): number =>
  300_000 + steps.length * 2_000;

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
