import type { AnyEventObject, AnyStateMachine, SnapshotFrom } from 'xstate';
import { coverageOf } from '../coverage/coverageOf.ts';
import { eventsOf, explore } from '../definition/explore.ts';
import type { Exploration, Model } from '../definition/model.ts';
import { deadlocks, type Laws, observed, type StartLaw } from './laws.ts';
import { mutantsOf } from './mutants.ts';

/** What can tell a right machine from a wrong one. */
export interface Oracle<M extends AnyStateMachine> {
  readonly model: Model<M>;
  readonly laws: Laws<M>;
  readonly starts: StartLaw<M>;
  readonly goal: (snapshot: SnapshotFrom<M>) => boolean;
}

export interface Verdict {
  readonly mutants: readonly string[];
  /** Mutants nothing objects to: for each, either a law is missing or it is no mistake at all. */
  readonly survivors: readonly string[];
  /** What objected to each of the others. */
  readonly killed: Readonly<Record<string, string>>;
}

/** Puts every mutant of the machine before the oracle. */
export function judge<M extends AnyStateMachine>(oracle: Oracle<M>): Verdict {
  const killed: Record<string, string> = {};
  const mutants: string[] = [];
  for (const { name, machine } of mutantsOf(oracle.model.machine)) {
    mutants.push(name);
    const objection = objectionTo(machine, oracle);
    if (objection !== undefined) killed[name] = objection;
  }
  return { mutants, survivors: mutants.filter((name) => !(name in killed)), killed };
}

/** The first thing that is wrong with a machine. */
function objectionTo<M extends AnyStateMachine>(
  machine: M,
  { model, laws, starts, goal }: Oracle<M>,
): string | undefined {
  let exploration: Exploration<M>;
  try {
    // Most mutants break a law early: then there is no need to explore the rest of them.
    exploration = explore({ ...model, machine, events: heardBy(model) }, (step) => {
      const seen = observed(step);
      for (const [says, law] of Object.entries(laws)) if (!law(seen)) throw new Broken(says);
    });
    for (const { state, input, effects } of exploration.starts)
      if (!starts({ snapshot: state.snapshot, input, effects })) return 'it starts otherwise';
  } catch (error) {
    if (error instanceof Broken) return error.message;
    return `it throws: ${error instanceof Error ? error.message : error}`;
  }
  const [uncovered] = coverageOf(exploration).uncovered;
  if (uncovered) return `uncovered: ${uncovered}`;
  return deadlocks(exploration, goal).length > 0 ? 'deadlock' : undefined;
}

/** What the right machine hears: a mutant that has forgotten an event is sent it all the same. */
const heardBy = <M extends AnyStateMachine>(model: Model<M>): Model<M>['events'] => {
  const cases: Record<string, object[]> = {};
  for (const { type, ...payload } of eventsOf(model) as Iterable<AnyEventObject>)
    cases[type] = [...(cases[type] ?? []), payload];
  return cases as unknown as Model<M>['events'];
};

/** A law is. */
class Broken extends Error {}
