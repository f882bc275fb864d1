import assert from 'node:assert/strict';
import {
  type AnyActorLogic,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type InputFrom,
  type InspectionEvent,
  SimulatedClock,
  type SnapshotFrom,
} from 'xstate';
import { inputIn } from '../definition/actors.ts';
import type { Ended, Model, State } from '../definition/model.ts';
import { statesOf } from '../definition/transitions.ts';
import {
  childrenOf,
  implementationsOf,
  isBuiltInAction,
  isObserved,
  muteSnapshots,
  parentOf,
  snapshotEvent,
} from '../definition/xstateInternals.ts';
import type { World } from '../walk/play.ts';

export interface ActorWorldOptions<M extends AnyStateMachine> {
  readonly input?: InputFrom<M> | undefined;
  readonly inspect?: (event: InspectionEvent) => void;
}

/** A running actor as a world, with its current snapshot. */
export interface ActorWorld<M extends AnyStateMachine> extends World<M> {
  snapshot(): SnapshotFrom<M>;
}

const settleType = 'paths.settle';

/** The actors that have ended and are still among the children of their machine. */
const endedOf = (snapshot: AnyMachineSnapshot): Ended =>
  new Set(Object.values(childrenOf(snapshot)).filter((child) => child?.getSnapshot().status !== 'active'));

interface Scripted {
  readonly status: string;
  readonly output: undefined;
  readonly error: undefined;
  /** What the actor reports at its start if it is observed. */
  readonly first: unknown;
}

/**
 * Every invoked or spawned actor runs this: it does nothing until it is told how it ends. If it is observed, it reports
 * the first snapshot of its own logic.
 */
const scripted = (logic: AnyActorLogic | undefined): AnyActorLogic =>
  ({
    getInitialSnapshot: ({ self }: { self: AnyActorRef }, input: unknown): Scripted => {
      const first = logic && isObserved(self) ? createActor(logic, { input }).getSnapshot() : null;
      muteSnapshots(self);
      return { status: 'active', output: undefined, error: undefined, first };
    },
    start: ({ first }: Scripted, { self }: { self: AnyActorRef }) => {
      if ((first as { status?: string } | null)?.status === 'active')
        parentOf(self)?.send(snapshotEvent(self.id, first));
    },
    getPersistedSnapshot: (snapshot: unknown) => snapshot,
    transition: (snapshot: Scripted, { type, ...end }: AnyEventObject) =>
      type === settleType ? { ...snapshot, ...end } : snapshot,
  }) as unknown as AnyActorLogic;

/**
 * Level a: the running actor. Its clock is simulated. Actors that it invokes or spawns by name do what the path says,
 * and otherwise nothing. Its own actions do nothing.
 */
export function actorWorld<M extends AnyStateMachine>(
  model: Model<M>,
  { input, inspect }: ActorWorldOptions<M> = {},
): ActorWorld<M> {
  const clock = new SimulatedClock();
  const machine = withoutSideEffects(model.machine);
  const actor = createActor(machine, { id: machine.id, clock, input, inspect } as object);
  // Without an observer, XState throws an error of the machine once more, later.
  actor.subscribe({ error: () => {} });
  actor.start();
  const current = () => actor.getSnapshot() as AnyMachineSnapshot;

  const apply: World<M>['apply'] = async (given) => {
    const place = { snapshot: current(), ended: endedOf(current()) };
    const input = inputIn(place, given, model.outcomes);
    switch (input.kind) {
      case 'send':
        return actor.send(input.event);
      case 'elapse':
        return clock.increment(input.ms);
      case 'settle': {
        const { event, first, goesOn = false } = input;
        if (goesOn) return actor.send(event);
        const child = childrenOf(current())[event.actorId];
        assert(child?.getSnapshot().status === 'active', `«${input.actor}» is not running`);
        const end =
          'output' in event
            ? { status: 'done', output: event.output }
            : { status: 'error', error: event.error };
        child.subscribe({ error: () => {} });
        if (first) actor.send(first);
        // What it sent may have stopped it.
        if (childrenOf(current())[event.actorId] !== child) return;
        return child.send({ type: settleType, ...end });
      }
    }
  };

  return {
    snapshot: () => current() as SnapshotFrom<M>,
    apply,
    attempt: apply,
    check: async (state: State<M>) =>
      assert.deepEqual(essenceOf(model, current()), essenceOf(model, state.snapshot as AnyMachineSnapshot)),
  };
}

/**
 * The parts that two snapshots of one state have in common. Actors in the context are compared by their ids. Functions are
 * not compared: each actor may make its own.
 */
export const essenceOf = <M extends AnyStateMachine>(
  { identity }: Model<M>,
  snapshot: AnyMachineSnapshot,
) => {
  const { value, context, status, tags, output, error } = snapshot;
  const content = identity ? identity(snapshot as SnapshotFrom<M>) : context;
  return {
    value,
    [identity ? 'identity' : 'context']: withoutActors(content),
    status,
    tags: [...tags].sort(),
    output,
    error,
  };
};

const withoutActors = (value: unknown): unknown => {
  if (typeof value === 'function') return 'a function';
  if (typeof value !== 'object' || value === null) return value;
  if ('sessionId' in value && 'getSnapshot' in value) return `actor ${(value as AnyActorRef).id}`;
  if (Array.isArray(value)) return value.map(withoutActors);
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutActors(part)]));
};

/** Replaces every actor that has a name, and every plain action. Assigns, raises and the like stay. */
function withoutSideEffects<M extends AnyStateMachine>(machine: M): AnyStateMachine {
  const invoked = statesOf(machine).flatMap((node) => node.invoke.map(({ src }) => src as string));
  const named = Object.keys(implementationsOf(machine).actors);
  const logics = implementationsOf(machine).actors as Readonly<Record<string, AnyActorLogic | undefined>>;
  const actors = Object.fromEntries([...invoked, ...named].map((name) => [name, scripted(logics[name])]));
  const actions = Object.fromEntries(
    Object.entries(implementationsOf(machine).actions)
      .filter(([, action]) => !isBuiltInAction(action))
      .map(([name]) => [name, () => {}]),
  );
  return machine.provide({ actors, actions } as never);
}
