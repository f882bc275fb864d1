import type { AnyStateMachine, SnapshotFrom } from 'xstate';
import { keyOf } from '../definition/explore.ts';
import type { Exploration, Model, State } from '../definition/model.ts';
import type { Path } from '../walk/coveringPaths.ts';
import { deadlockedStates } from './laws.ts';
import { clocks, serves, type TemporalLaw } from './temporal.ts';

/**
 * Whether the end of a story can go on for ever: its last steps are the same round twice, and it does not keep waiting
 * what would happen by itself; or nothing comes by itself after it.
 * @param loop the number of steps of the round; 0: there is none
 */
export function goesOnForEver<M extends AnyStateMachine>(
  model: Model<M>,
  { start, steps }: Path<M>,
  loop: number,
): boolean {
  const states = [start.state, ...steps.map(({ to }) => to)];
  const last = states.at(-1) ?? start.state;
  if (loop === 0) return clocks(model, last).length === 0;
  const rounds = [0, 1, 2].map((n) => states.at(-1 - n * loop));
  if (rounds.some((state) => !state || keyOf(model, state) !== keyOf(model, last))) return false;
  const round = steps.slice(-loop);
  return clocks(model, last).every(
    (clock) =>
      round.some((step) => serves(step, clock)) ||
      !round.every(({ to }) => clocks(model, to).includes(clock)),
  );
}

/**
 * Whether this one story breaks a law over time.
 * @param loop the number of steps that go on for ever: see {@link goesOnForEver}. Absent: it is broken at once
 */
export function storyBreaks<M extends AnyStateMachine>(
  model: Model<M>,
  law: TemporalLaw<M>,
  path: Path<M>,
  loop: number | undefined,
): boolean {
  const { start, steps } = path;
  const states = [start.state, ...steps.map(({ to }) => to)];
  if (law.kind === 'never') return states.some(({ snapshot }) => law.when(snapshot));
  /** Where what the law waits for has begun. */
  let since: number | null = null;
  for (const [at, { snapshot }] of states.entries()) {
    if (law.then(snapshot)) since = null;
    else if (law.when(snapshot)) since ??= at;
    else if (since !== null && law.kind === 'until') return true;
  }
  if (since === null || loop === undefined || since > steps.length - 2 * loop) return false;
  const round = loop === 0 ? [] : steps.slice(-loop);
  if (law.atRest && round.some(({ input }) => input.kind === 'send')) return false;
  return goesOnForEver(model, path, loop);
}

/** Whether no goal state can be reached from the end of a story. */
export const endsInDeadlock = <M extends AnyStateMachine>(
  exploration: Exploration<M>,
  goal: (snapshot: SnapshotFrom<M>) => boolean,
  { start, steps }: Path<M>,
): boolean => {
  const key = keyOf(exploration.model, steps.at(-1)?.to ?? start.state);
  return deadlockedStates(exploration, goal).some((state: State<M>) => state.key === key);
};
