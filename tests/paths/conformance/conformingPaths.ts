import type { AnyStateMachine } from 'xstate';
import type { State, Step } from '../definition/model.ts';
import type { Script } from '../screen/script.ts';
import { type Covering, nameOfPath, type Path } from '../walk/coveringPaths.ts';
import { type Bounds, completeWalks } from './completeWalks.ts';
import { nameOfInput, perceive } from './perceivedMachine.ts';
import type { Test } from './requirements.ts';
import { lengthOf } from './walks.ts';

/** How far paths prove a view. See `completeWalks` for what is promised. */
export interface Conformance {
  /** States of the machine as a visitor perceives it. */
  readonly states: number;
  /** The states for which the paths are complete; fewer than `states` if the budget cut it, or nothing tells some apart. */
  readonly core: number;
  /** Why `core` is less than `states`. `alike`: nothing tells the others from states of the core. */
  readonly cut: 'budget' | 'alike' | null;
  /** How many states more than the core a view may have, and every fault is still found. */
  readonly extra: number;
  /** The steps that were added for it, and how many could have been. */
  readonly added: number;
  readonly budget: number;
}

/** `31 of 228 + 0 states (budget), 60 of 60 steps added`. */
export const describeConformance = ({ states, core, cut, extra, added, budget }: Conformance): string =>
  `${core} of ${states} + ${extra} states${cut ? ` (${cut})` : ''}, ${added} of ${budget} steps added`;

/** Adds paths to the given ones so that they are complete for as many states as the budget allows. */
export function conformingPaths<M extends AnyStateMachine, W extends object>(
  { paths, exploration }: Covering<M>,
  script: Script<M, W>,
  { isObserved, ...bounds }: Bounds & { readonly isObserved: boolean },
): { readonly paths: readonly Path<M>[]; readonly conformance: Conformance } {
  const { machine } = perceive(exploration, script, { isObserved });
  const given = paths.map(({ start, steps }) => ({
    start: exploration.starts.indexOf(start),
    inputs: steps.map(({ input }) => nameOfInput(input)),
  }));
  const { core, walks, cut } = completeWalks(machine, given, bounds);
  const pathOf = (walk: Test): Path<M> => {
    const start = exploration.starts[walk.start];
    if (!start) throw new Error(`there is no start ${walk.start}`);
    const steps: Step<M>[] = [];
    let state: State<M> = start.state;
    for (const name of walk.inputs) {
      const step = state.steps.find(({ input }) => nameOfInput(input) === name);
      if (!step) throw new Error(`${name} is not possible`);
      steps.push(step);
      state = step.to;
    }
    return { name: nameOfPath(start, steps) || 'start', start, steps };
  };
  return {
    paths: walks.map(pathOf),
    conformance: {
      states: machine.states.length,
      core: core.size,
      cut,
      extra: bounds.extra,
      added: lengthOf(walks),
      budget: bounds.budget,
    },
  };
}
