import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { AnyEventObject, AnyStateMachine, InputFrom, InspectionEvent } from 'xstate';
import type { Model, Start } from '../definition/model.ts';
import { isInternalEvent, machineOf } from '../definition/xstateInternals.ts';
import type { Script } from '../screen/script.ts';
import { uiWorld } from '../screen/uiWorld.ts';
import type { CoverOptions } from '../walk/coveringPaths.ts';
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

/** Returns what renders the view of a suite at the start of a path. The timers must be faked. */
export const opener =
  <M extends AnyStateMachine, W extends object>({ model, script, unobserved, ...suite }: ViewSuite<M, W>) =>
  async ({ input: startInput }: Start<M>): Promise<Opened<M>> => {
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

/** An event that was sent to this machine from outside, not by itself or its children. */
const isFromOutside = (
  event: InspectionEvent,
  id: string,
): event is Extract<InspectionEvent, { type: '@xstate.event' }> =>
  event.type === '@xstate.event' &&
  !event.sourceRef &&
  !isInternalEvent(event.event.type) &&
  machineOf(event.actorRef)?.id === id;
