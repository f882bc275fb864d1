import type { AnyEventObject, AnyStateMachine, SnapshotFrom } from 'xstate';
import { coverageOf } from '../coverage/coverageOf.ts';
import { eventsOf, explore, possibleInputs, reasonOf } from '../definition/explore.ts';
import { begin, react } from '../definition/macrostep.ts';
import type { Exploration, Input, Model } from '../definition/model.ts';
import type { Path } from '../walk/coveringPaths.ts';
import { distinguish } from './distinguish.ts';
import { deadlocks, type Laws, type ObservableStep, observed, type StartLaw, same } from './laws.ts';
import { mutantsOf } from './mutants.ts';
import { counterexample, type TemporalLaws } from './temporal.ts';

/** Everything that can detect a wrong machine. */
export interface Oracle<M extends AnyStateMachine> {
  readonly model: Model<M>;
  readonly laws: Laws<M>;
  readonly starts: StartLaw<M>;
  readonly goal: (snapshot: SnapshotFrom<M>) => boolean;
  readonly temporal?: TemporalLaws<M>;
  /** Keys of transitions and refusals that cannot be reached. Default: none. */
  readonly unreachable?: readonly string[];
  /** Paths of the machine itself, which most mutants fail on. They save exploring those mutants. Default: none. */
  readonly paths?: readonly Path<M>[];
}

export interface Verdict {
  readonly mutants: readonly string[];
  /** Mutants that nothing detects. For each, either a law is missing, or the mutant behaves like the machine. */
  readonly survivors: readonly string[];
  /**
   * For each survivor the shortest story that tells it from the machine, which is the missing law; null if it behaves
   * like the machine.
   */
  readonly stories: Readonly<Record<string, string | null>>;
  /** What detected each of the other mutants. */
  readonly killed: Readonly<Record<string, string>>;
}

/**
 * Checks every mutant of the machine against the oracle.
 * @throws if the machine itself does not pass, because then any mutant would seem to be detected
 */
export function judge<M extends AnyStateMachine>(oracle: Oracle<M>): Verdict {
  const own = firstProblemOf(oracle.model.machine, oracle);
  if (own !== undefined) throw new Error(`No mutant can be judged, because the machine itself fails: ${own}`);
  const killed: Record<string, string> = {};
  const mutants: string[] = [];
  const stories: Record<string, string | null> = {};
  for (const { name, machine } of mutantsOf(oracle.model.machine)) {
    mutants.push(name);
    const problem = firstProblemOf(machine, oracle);
    if (problem !== undefined) killed[name] = problem;
    else stories[name] = distinguish(oracle.model, machine);
  }
  return { mutants, survivors: Object.keys(stories), stories, killed };
}

/** The first problem of a machine; `undefined` if it has none. */
function firstProblemOf<M extends AnyStateMachine>(
  machine: M,
  { model, laws, starts, goal, temporal = {}, paths = [], unreachable = [] }: Oracle<M>,
): string | undefined {
  const changed: Model<M> = { ...model, machine, events: eventCasesOf(model) };
  const check = (step: ObservableStep<M>): void => {
    const observedStep = observed(step);
    for (const [name, law] of Object.entries(laws)) if (!law(observedStep)) throw new LawViolation(name);
  };
  let exploration: Exploration<M>;
  try {
    for (const input of model.inputs ?? [undefined]) {
      const { snapshot, effects } = begin(machine, input);
      if (!starts({ snapshot, input, effects })) return 'it starts in another way';
    }
    for (const path of paths) walk(changed, path, check);
    // Most mutants violate a law early, which ends the exploration.
    exploration = explore(changed, check);
  } catch (error) {
    if (error instanceof LawViolation) return error.message;
    return `it throws: ${reasonOf(error)}`;
  }
  const uncovered = coverageOf(exploration).uncovered.find((key) => !unreachable.includes(key));
  if (uncovered) return `uncovered: ${uncovered}`;
  if (deadlocks(exploration, goal).length > 0) return 'deadlock';
  return Object.keys(temporal).find((name) => counterexample(exploration, temporal[name]!) !== null);
}

/** Walks a path of the original machine as far as its inputs are possible here. Visits only what `explore` visits too. */
function walk<M extends AnyStateMachine>(
  model: Model<M>,
  { start, steps }: Path<M>,
  visit: (step: ObservableStep<M>) => void,
): void {
  let from = begin(model.machine, start.input);
  for (const step of steps) {
    const input = [...possibleInputs(model, from)].find((possible) => isSameInput(possible, step.input));
    if (!input) return;
    const to = react(model.machine, from, input);
    visit({ from, input, to, effects: to.effects, refused: to.refused });
    from = to;
  }
}

/**
 * Whether two inputs are the same for the world. Time that passes is: each machine has its own timers. Actors may have
 * other ids.
 */
const isSameInput = (a: Input, b: Input): boolean => {
  if (a.kind === 'settle') return b.kind === 'settle' && a.actor === b.actor && a.outcome === b.outcome;
  return a.kind === 'elapse' ? b.kind === 'elapse' : a.kind === b.kind && same(a, b);
};

/** The events of the original machine: a mutant that lost an event must still be sent it. */
const eventCasesOf = <M extends AnyStateMachine>(model: Model<M>): Model<M>['events'] => {
  const cases: Record<string, object[]> = {};
  for (const { type, ...payload } of eventsOf(model) as Iterable<AnyEventObject>)
    cases[type] = [...(cases[type] ?? []), payload];
  return cases as unknown as Model<M>['events'];
};

class LawViolation extends Error {}
