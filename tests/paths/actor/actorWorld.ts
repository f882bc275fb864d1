import assert from 'node:assert/strict';
import {
  type AnyActorLogic,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  fromCallback,
  fromPromise,
  type InputFrom,
  type InspectionEvent,
  SimulatedClock,
  type SnapshotFrom,
} from 'xstate';
import type { Model, State } from '../definition/model.ts';
import { statesOf } from '../definition/transitions.ts';
import { implementationsOf, isBuiltInAction } from '../definition/xstateInternals.ts';
import type { World } from '../walk/play.ts';

export interface ActorWorldOptions<M extends AnyStateMachine> {
  readonly input?: InputFrom<M> | undefined;
  readonly inspect?: (event: InspectionEvent) => void;
}

/** A running actor as a world, with its current snapshot. */
export interface ActorWorld<M extends AnyStateMachine> extends World<M> {
  snapshot(): SnapshotFrom<M>;
}

/**
 * Level a: the running actor. Its clock is simulated. Its invoked actors end as the path says, and never end if the
 * model has no outcomes for them. Its own actions do nothing.
 */
export function actorWorld<M extends AnyStateMachine>(
  model: Model<M>,
  { input, inspect }: ActorWorldOptions<M> = {},
): ActorWorld<M> {
  const clock = new SimulatedClock();
  const running = new Map<string, (end: Promise<unknown>) => void>();
  // Two invokes may share a `src`, so the logic looks up its own id.
  const logic = (id: string): AnyActorLogic =>
    model.outcomes?.[id]
      ? fromPromise(({ self }) => new Promise((resolve) => running.set(self.id, resolve)))
      : fromCallback(() => {});
  const machine = withoutSideEffects(model.machine, logic);
  const actor = createActor(machine, { clock, input, inspect } as object).start();
  const current = () => actor.getSnapshot() as AnyMachineSnapshot;

  const apply: World<M>['apply'] = async (input) => {
    switch (input.kind) {
      case 'send':
        return actor.send(input.event);
      case 'elapse':
        return clock.increment(input.ms);
      case 'settle': {
        const { actor: id, event } = input;
        const settle = running.get(id);
        assert(settle, `«${id}» is not running`);
        running.delete(id);
        settle('output' in event ? Promise.resolve(event.output) : Promise.reject(event.error));
        await new Promise((done) => setImmediate(done));
      }
    }
  };

  return {
    snapshot: () => current() as SnapshotFrom<M>,
    apply,
    attempt: apply,
    check: async (state: State<M>) =>
      assert.deepEqual(essenceOf(current()), essenceOf(state.snapshot as AnyMachineSnapshot)),
  };
}

/** The parts that two snapshots of one state have in common. */
export const essenceOf = ({ value, context, status, tags, output }: AnyMachineSnapshot) => ({
  value,
  context,
  status,
  tags: [...tags].sort(),
  output,
});

/** Replaces every invoked actor, and every plain action by one that does nothing. Assigns, raises and the like stay. */
function withoutSideEffects<M extends AnyStateMachine>(
  machine: M,
  logic: (id: string) => AnyActorLogic,
): AnyStateMachine {
  const invoked = statesOf(machine).flatMap((node) => node.invoke);
  const actors = Object.fromEntries(invoked.map(({ id, src }) => [src as string, logic(id)]));
  const actions = Object.fromEntries(
    Object.entries(implementationsOf(machine).actions)
      .filter(([, action]) => !isBuiltInAction(action))
      .map(([name]) => [name, () => {}]),
  );
  return machine.provide({ actors, actions } as never);
}
