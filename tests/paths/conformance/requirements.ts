import { type Inputs, identifiersOf, type Separate } from './identifiers.ts';
import type { Edge, PerceivedMachine } from './perceivedMachine.ts';

/** Inputs from a start. */
export interface Test {
  /** The number of the start. */
  readonly start: number;
  readonly inputs: Inputs;
}

/** What paths must contain so that they are complete for a core. */
export interface Requirements {
  /** Each must be the beginning of a path. */
  readonly beginnings: readonly Test[];
  /** Each must occur in a path that has not left the core before: the state, and the inputs from there. */
  readonly anywhere: readonly { readonly from: number; readonly inputs: Inputs }[];
}

/** An edge by which a path stays within the core, or leaves it: inputs that the machine does not know are none. */
export const coreEdgesOf = ({ states }: PerceivedMachine, state: number): [input: string, edge: Edge][] =>
  [...(states[state] ?? [])].filter(([, { isAttempt }]) => !isAttempt);

/**
 * What must be tested so that every fault is found in a view that has at most `extra` states more than the core while
 * a visitor stays in the core. Without extra states, a state that its screen identifies is known wherever a path meets
 * it, so its edges may be tested on any path (confirmed sets: Simão and Petrenko, Checking Completeness of Tests for
 * Finite State Machines, 2010). Everything else begins at a start (HSI method: Luo, Petrenko and Bochmann, Selecting
 * Test Sequences for Partially-Specified Nondeterministic Finite State Machines, 1994).
 * @param core states that are told apart, each reached from a start through states of the core
 * @param limit ends with null as soon as there are more requirements than this
 */
export function requirementsFor(
  machine: PerceivedMachine,
  core: ReadonlySet<number>,
  separate: Separate,
  extra: number,
  limit = Number.POSITIVE_INFINITY,
): Requirements | null {
  const identifiers = identifiersOf(core, separate);
  const identifiersAfter = (state: number): readonly Inputs[] => identifiers.get(state) ?? [[]];
  const isKnownBySight = (state: number) => identifiersAfter(state).every(({ length }) => length === 0);
  const beginnings: Test[] = [];
  const anywhere: { from: number; inputs: Inputs }[] = [];
  const begin = (start: number, inputs: Inputs, at: number) => {
    for (const identifier of identifiersAfter(at))
      beginnings.push({ start, inputs: [...inputs, ...identifier] });
  };

  for (const { start, inputs, state } of accessTo(machine, core)) {
    // A state that its screen identifies is known as soon as an edge to it is tested.
    if (extra > 0 || inputs.length === 0 || !isKnownBySight(state)) begin(start, inputs, state);
    if (extra === 0) {
      for (const [input, { to }] of coreEdgesOf(machine, state)) {
        const [identifier = [], ...others] = identifiersAfter(to);
        if (isKnownBySight(state) && others.length === 0)
          anywhere.push({ from: state, inputs: [input, ...identifier] });
        else begin(start, [...inputs, input], to);
      }
    } else {
      let ends = [{ inputs, state }];
      for (let length = 0; length <= extra; length++) {
        ends = ends.flatMap((end) =>
          core.has(end.state)
            ? coreEdgesOf(machine, end.state).map(([input, { to }]) => {
                begin(start, [...end.inputs, input], to);
                return { inputs: [...end.inputs, input], state: to };
              })
            : [],
        );
        if (beginnings.length > limit) return null;
      }
    }
    if (beginnings.length + anywhere.length > limit) return null;
  }
  return { beginnings, anywhere };
}

/** Every start in the core, and shortest inputs to each other state of it, through the core alone. */
function accessTo(
  machine: PerceivedMachine,
  core: ReadonlySet<number>,
): (Test & { readonly state: number })[] {
  const access = machine.starts.flatMap((state, start) =>
    core.has(state) ? [{ start, inputs: [] as Inputs, state }] : [],
  );
  const reached = new Set(access.map(({ state }) => state));
  for (const { start, inputs, state } of access)
    for (const [input, { to }] of coreEdgesOf(machine, state)) {
      if (!core.has(to) || reached.has(to)) continue;
      reached.add(to);
      access.push({ start, inputs: [...inputs, input], state: to });
    }
  return access;
}
