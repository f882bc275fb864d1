import type { AnyStateMachine } from 'xstate';
import type { State, Step } from '../definition/model.ts';
import type { Script } from '../screen/script.ts';
import { type Covering, nameOfPath, type Path } from '../walk/coveringPaths.ts';
import { type Bounds, completeWalks } from './completeWalks.ts';
import type { Conformance } from './conformance.ts';
import { completeByParts } from './partWalks.ts';
import { nameOfInput, perceive } from './perceivedMachine.ts';
import type { Test } from './requirements.ts';
import { lengthOf } from './walks.ts';

/**
 * Adds paths to the given ones so that they are complete for as many states as the budget allows; and where these are not
 * all, for each part of the screen by itself.
 */
export function conformingPaths<M extends AnyStateMachine, W extends object>(
  { paths, exploration }: Covering<M>,
  script: Script<M, W>,
  {
    isObserved,
    partBudget,
    ...bounds
  }: Bounds & {
    readonly isObserved: boolean;
    /** How many steps may be added for the parts of the screen. */
    readonly partBudget: number;
  },
): { readonly paths: readonly Path<M>[]; readonly conformance: Conformance } {
  const { machine, parts } = perceive(exploration, script, { isObserved });
  const given = paths.map(({ start, steps }) => ({
    start: exploration.starts.indexOf(start),
    inputs: steps.map(({ input }) => nameOfInput(input)),
  }));
  const { core, walks, cut } = completeWalks(machine, given, bounds);
  const byParts = cut
    ? completeByParts(machine, parts, [...given, ...walks], { ...bounds, budget: partBudget })
    : null;
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
    paths: [...walks, ...(byParts?.walks ?? [])].map(pathOf),
    conformance: {
      states: machine.states.length,
      core: core.size,
      cut,
      extra: bounds.extra,
      added: lengthOf(walks),
      budget: bounds.budget,
      byParts: byParts && {
        parts: parts.length,
        looks: parts.reduce((sum, { looks }) => sum + new Set(looks).size, 0),
        reactions: { covered: byParts.covered, total: byParts.total },
        added: lengthOf(byParts.walks),
        budget: partBudget,
      },
    },
  };
}
