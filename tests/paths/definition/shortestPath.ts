import type { AnyStateMachine } from 'xstate';
import type { Exploration, State, Step } from './model.ts';

/** The shortest way there. */
export const shortestPath = <M extends AnyStateMachine>(
  { starts }: Exploration<M>,
  goal: State<M>,
): Step<M>[] => {
  const cameBy = new Map<State<M>, Step<M> | undefined>(starts.map(({ state }) => [state, undefined]));
  for (const state of cameBy.keys())
    for (const step of state.steps) if (!cameBy.has(step.to)) cameBy.set(step.to, step);
  const walk = (state: State<M>): Step<M>[] => {
    const step = cameBy.get(state);
    return step ? [...walk(step.from), step] : [];
  };
  return walk(goal);
};
