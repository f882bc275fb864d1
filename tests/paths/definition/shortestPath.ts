import type { AnyStateMachine } from 'xstate';
import type { Exploration, State, Step } from './model.ts';

/** The shortest steps from a start to a state. */
export const shortestPath = <M extends AnyStateMachine>(
  { starts }: Exploration<M>,
  goal: State<M>,
): Step<M>[] => {
  const firstStepTo = new Map<State<M>, Step<M> | undefined>(starts.map(({ state }) => [state, undefined]));
  for (const state of firstStepTo.keys())
    for (const step of state.steps) if (!firstStepTo.has(step.to)) firstStepTo.set(step.to, step);
  const walk = (state: State<M>): Step<M>[] => {
    const step = firstStepTo.get(state);
    return step ? [...walk(step.from), step] : [];
  };
  return walk(goal);
};

/** The three shortest of some stories, and how many more there are. */
export const shortestThree = (stories: readonly string[]): string[] => {
  const sorted = stories.toSorted((a, b) => a.length - b.length);
  return sorted.length > 3 ? [...sorted.slice(0, 3), `and ${sorted.length - 3} more`] : sorted;
};
