import type { AnyStateMachine } from 'xstate';
import type { State, Step } from '../definition/model.ts';

/** The shortest steps to a state with what is wanted: `from` here, or from a start. */
export function stepsTo<M extends AnyStateMachine>(
  from: readonly State<M>[],
  isWanted: (state: State<M>) => boolean,
  mayWalk: (step: Step<M>) => boolean = ({ refused }) => !refused,
): readonly Step<M>[] | undefined {
  const before = new Map<State<M>, Step<M> | undefined>(from.map((state) => [state, undefined]));
  for (const state of before.keys()) {
    if (isWanted(state)) {
      const steps: Step<M>[] = [];
      for (let step = before.get(state); step; step = before.get(step.from)) steps.unshift(step);
      return steps;
    }
    for (const step of state.steps) if (mayWalk(step) && !before.has(step.to)) before.set(step.to, step);
  }
  return undefined;
}
