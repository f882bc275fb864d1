import type { AnyEventObject, AnyStateMachine, SnapshotFrom } from 'xstate';
import { coverageOf } from '../coverage/coverageOf.ts';
import { eventsOf, explore } from '../definition/explore.ts';
import type { Exploration, Model } from '../definition/model.ts';
import { deadlocks, type Laws, observed, type StartLaw } from './laws.ts';
import { mutantsOf } from './mutants.ts';

/** Everything that can detect a wrong machine. */
export interface Oracle<M extends AnyStateMachine> {
  readonly model: Model<M>;
  readonly laws: Laws<M>;
  readonly starts: StartLaw<M>;
  readonly goal: (snapshot: SnapshotFrom<M>) => boolean;
}

export interface Verdict {
  readonly mutants: readonly string[];
  /** Mutants that nothing detects. For each, either a law is missing, or the mutant behaves like the machine. */
  readonly survivors: readonly string[];
  /** What detected each of the other mutants. */
  readonly killed: Readonly<Record<string, string>>;
}

/** Checks every mutant of the machine against the oracle. */
export function judge<M extends AnyStateMachine>(oracle: Oracle<M>): Verdict {
  const killed: Record<string, string> = {};
  const mutants: string[] = [];
  for (const { name, machine } of mutantsOf(oracle.model.machine)) {
    mutants.push(name);
    const problem = firstProblemOf(machine, oracle);
    if (problem !== undefined) killed[name] = problem;
  }
  return { mutants, survivors: mutants.filter((name) => !(name in killed)), killed };
}

/** The first problem of a machine; `undefined` if it has none. */
function firstProblemOf<M extends AnyStateMachine>(
  machine: M,
  { model, laws, starts, goal }: Oracle<M>,
): string | undefined {
  let exploration: Exploration<M>;
  try {
    // Most mutants violate a law early, which ends the exploration.
    exploration = explore({ ...model, machine, events: eventCasesOf(model) }, (step) => {
      const observedStep = observed(step);
      for (const [name, law] of Object.entries(laws)) if (!law(observedStep)) throw new LawViolation(name);
    });
    for (const { state, input, effects } of exploration.starts)
      if (!starts({ snapshot: state.snapshot, input, effects })) return 'it starts in another way';
  } catch (error) {
    if (error instanceof LawViolation) return error.message;
    return `it throws: ${error instanceof Error ? error.message : error}`;
  }
  const [uncovered] = coverageOf(exploration).uncovered;
  if (uncovered) return `uncovered: ${uncovered}`;
  return deadlocks(exploration, goal).length > 0 ? 'deadlock' : undefined;
}

/** The events of the original machine: a mutant that lost an event must still be sent it. */
const eventCasesOf = <M extends AnyStateMachine>(model: Model<M>): Model<M>['events'] => {
  const cases: Record<string, object[]> = {};
  for (const { type, ...payload } of eventsOf(model) as Iterable<AnyEventObject>)
    cases[type] = [...(cases[type] ?? []), payload];
  return cases as unknown as Model<M>['events'];
};

class LawViolation extends Error {}
