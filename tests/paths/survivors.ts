import type { AnyStateMachine, SnapshotFrom } from 'xstate';
import { coverageOf } from './cover.ts';
import { explore } from './explore.ts';
import { deedOf, type Laws, type StartLaw, stuck } from './laws.ts';
import type { Exploration, Model } from './model.ts';
import { mutantsOf } from './mutants.ts';

/** What tells right machines from wrong ones. */
export interface Oracle<M extends AnyStateMachine> {
  readonly model: Model<M>;
  readonly laws: Laws<M>;
  readonly starts: StartLaw<M>;
  readonly home: (snapshot: SnapshotFrom<M>) => boolean;
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
  { model, laws, starts, home }: Oracle<M>,
): string | undefined {
  let exploration: Exploration<M>;
  try {
    exploration = explore({ ...model, machine });
    const bad = exploration.starts.some(
      ({ state: { snapshot }, input, effects }) => !starts({ snapshot, input, effects }),
    );
    if (bad) return 'it starts otherwise';
    const deeds = exploration.steps.map(deedOf);
    const broken = Object.entries(laws).find(([, law]) => deeds.some((deed) => !law(deed)));
    if (broken) return broken[0];
  } catch (error) {
    return `it throws: ${error instanceof Error ? error.message : error}`;
  }
  const [uncovered] = coverageOf(exploration).uncovered;
  if (uncovered) return `uncovered: ${uncovered}`;
  return stuck(exploration, home).length > 0 ? 'stuck' : undefined;
}
