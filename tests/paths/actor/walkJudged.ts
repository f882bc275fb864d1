import assert from 'node:assert/strict';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Model, Start } from '../definition/model.ts';
import { type Laws, observed, type StartLaw } from '../laws/laws.ts';
import type { Path } from '../walk/coveringPaths.ts';
import { play } from '../walk/play.ts';
import { actorWorld } from './actorWorld.ts';

/** @throws if a law about starts does not hold for this one */
export const mustStartRightly = <M extends AnyStateMachine>(
  { input, effects, state }: Start<M>,
  starts: StartLaw<M>,
): void => {
  const { value, context } = state.snapshot as AnyMachineSnapshot;
  const isRight = starts({ snapshot: state.snapshot, input, effects });
  assert(isRight, `the start is not correct: ${JSON.stringify({ input, value, context, effects })}`);
};

export interface Judges<M extends AnyStateMachine> {
  readonly model: Model<M>;
  readonly laws: Laws<M>;
  readonly starts: StartLaw<M>;
}

/**
 * Walks a path on a running actor, which must agree with the path, and checks the laws at its start and each step.
 * @throws the error of the actor, or the name of the law
 */
export const walkJudged = <M extends AnyStateMachine>(
  { model, laws, starts }: Judges<M>,
  path: Path<M>,
): Promise<void> => {
  const world = actorWorld(model, { input: path.start.input });
  let checked = 0;
  const check: typeof world.check = async (state) => {
    await world.check(state);
    const step = path.steps[checked - 1];
    checked += 1;
    if (!step) return mustStartRightly(path.start, starts);
    // Time that passes without a timer is not a step.
    if (step.input.kind === 'elapse' && step.input.event.type === '') return;
    for (const [name, law] of Object.entries(laws)) assert(law(observed(step)), name);
  };
  return play(path, { ...world, check });
};
