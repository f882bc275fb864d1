import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Exploration, State, Step } from './model.ts';
import { statesOf } from './transitions.ts';
import { activeNodes } from './xstateInternals.ts';

/** An explored machine that differs from another in what one state of the chart says. */
export interface Relative<M extends AnyStateMachine> {
  readonly exploration: Exploration<M>;
  /** The path of this state; empty for the machine itself. */
  readonly differsIn: readonly string[];
}

/** What an exploration says of the other machine, too. */
export interface Unchanged<M extends AnyStateMachine> {
  /** The steps from a state of the exploration; undefined if other inputs may be possible there. */
  stepsFrom(key: string): readonly Step<M>[] | undefined;
  /** Whether a step is the same in the other machine, in which the state that it starts from may be reached in another way. */
  has(step: Step<M>): boolean;
  /** Whether the starts are the same. */
  readonly hasStarts: boolean;
}

/**
 * What two machines have in common that differ in one state of the chart. A machine reads what a state says (its
 * transitions, actions, invocations, tags, initial and final states) only while the state is active, is entered or is
 * left. So a step during which it is at no time active is the same in both, with its effects; and from a state of the
 * exploration in which it is not active, the same inputs are possible. A law that holds for such a step of the one holds
 * for the other. Null with an identity, which may merge other states there than here.
 */
export function unchangedIn<M extends AnyStateMachine>({
  exploration,
  differsIn,
}: Relative<M>): Unchanged<M> | null {
  if (exploration.model.identity) return null;
  const path = differsIn.join('.');
  const node = statesOf(exploration.model.machine).find((each) => each.path.join('.') === path)!;
  const isActiveIn = ({ snapshot }: State<M>): boolean =>
    activeNodes(snapshot as AnyMachineSnapshot).includes(node);
  return {
    stepsFrom: (key) => {
      const state = exploration.states.get(key);
      return state && !isActiveIn(state) ? state.steps : undefined;
    },
    has: ({ from, enters }) => !isActiveIn(from) && !enters.includes(node),
    hasStarts: !exploration.entered.includes(node),
  };
}
