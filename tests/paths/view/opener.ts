import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, InputFrom, InspectionEvent } from 'xstate';
import { leafOf } from '../definition/leafOf.ts';
import type { Model, Start } from '../definition/model.ts';
import { isInternalEvent, machineOf } from '../definition/xstateInternals.ts';
import type { Script } from '../screen/script.ts';
import { uiWorld } from '../screen/uiWorld.ts';
import type { Requests } from '../screen/wire.ts';
import type { CoverOptions } from '../walk/coveringPaths.ts';
import { domUi } from './domUi.ts';
import { unload } from './reload.ts';
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

/** The suite sees the state that the machine in the view is in. A view that sends events by itself may be further. */
export const isObserved = <M extends AnyStateMachine, W extends object>({
  script: { quiet = [] },
  unobserved,
}: ViewSuite<M, W>): boolean => !unobserved && quiet.length === 0;

interface Exactly {
  /** Called before the view is rendered. */
  readonly onBegun: () => void;
}

/**
 * Returns what renders the view of a suite at the start of a path. The timers must be faked. With `exactly`, each check
 * also compares the machine's state and what was sent.
 */
export const opener =
  <M extends AnyStateMachine, W extends object>(suite: ViewSuite<M, W>) =>
  async ({ input: startInput }: Start<M>, exactly?: Exactly): Promise<Opened<M>> => {
    const { model, script, unobserved } = suite;
    const input = startInput as InputFrom<M>;
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
    exactly?.onBegun();
    const load = async (from: InputFrom<M> | undefined) => {
      render(suite.render({ inspect, input: from, world }));
      await script.open?.(ui, from as InputFrom<M>);
      events.length = 0;
    };
    await load(input);
    const drainEvents = unobserved ? undefined : () => events.splice(0);
    const compared = exactly && {
      activeState: isObserved(suite) ? () => active : undefined,
      requests: suite.requests?.(world),
    };
    return {
      world: uiWorld(script, ui, { drainEvents, ...compared }),
      ui,
      input,
      requests: suite.requests?.(world),
      reload: async (from) => {
        await unload(cleanup);
        suite.requests?.(world).abandon();
        await load(from);
      },
      close: cleanup,
    };
  };

/** An event that was sent to this machine from outside, not by itself or its children. */
const isFromOutside = (
  event: InspectionEvent,
  id: string,
): event is Extract<InspectionEvent, { type: '@xstate.event' }> =>
  event.type === '@xstate.event' &&
  !event.sourceRef &&
  !isInternalEvent(event.event.type) &&
  machineOf(event.actorRef)?.id === id;
