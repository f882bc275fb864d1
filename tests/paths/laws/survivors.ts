import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from 'xstate';
import { coverageOf } from '../coverage/coverageOf.ts';
import { eventsOf, explore, possibleInputs, reasonOf } from '../definition/explore.ts';
import { begin, type Reaction, react } from '../definition/macrostep.ts';
import type { Exploration, Input, Model } from '../definition/model.ts';
import { type Relative, unchangedIn } from '../definition/unchanged.ts';
import { boundTo } from '../definition/xstateInternals.ts';
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
  /** An exploration of the model on which all of this was found to hold. Default: the model is explored and checked. */
  readonly exploration?: Exploration<M>;
  /** Mutants that behave like the machine, of which no story is asked. Default: none. */
  readonly equivalent?: readonly string[];
  /** Paths of the machine itself, which most mutants fail on. They save exploring those mutants. Default: none. */
  readonly paths?: readonly Path<M>[];
}

export interface Verdict {
  readonly mutants: readonly string[];
  /** Mutants that nothing detects. For each, either a law is missing, or the mutant behaves like the machine. */
  readonly survivors: readonly string[];
  /**
   * For each survivor the shortest story that distinguishes it from the machine, which is the missing law; null if it behaves
   * like the machine.
   */
  readonly stories: Readonly<Record<string, string | null>>;
  /** What detected each of the other mutants. */
  readonly killed: Readonly<Record<string, string>>;
}

/**
 * Checks every mutant of the machine against the oracle. What a mutant's change cannot reach is taken over from the
 * exploration of the machine ({@link unchangedIn}).
 * @throws if the machine itself does not pass, because then any mutant would seem to be detected
 */
export function judge<M extends AnyStateMachine>(oracle: Oracle<M>): Verdict {
  const { model, equivalent = [] } = oracle;
  const { exploration = explorationOf(oracle) } = oracle;
  const killed: Record<string, string> = {};
  const mutants: string[] = [];
  const stories: Record<string, string | null> = {};
  for (const { name, machine, changes } of mutantsOf(model.machine)) {
    mutants.push(name);
    const problem = firstProblemOf(machine, oracle, { exploration, differsIn: changes });
    if (problem !== undefined) killed[name] = problem;
    else stories[name] = equivalent.includes(name) ? null : distinguish(model, machine);
  }
  return { mutants, survivors: Object.keys(stories), stories, killed };
}

/** Explores the machine itself. */
function explorationOf<M extends AnyStateMachine>(oracle: Oracle<M>): Exploration<M> {
  try {
    const exploration = explore(oracle.model);
    const isWrong = exploration.starts.some(
      ({ input, state: { snapshot }, effects }) => !oracle.starts({ snapshot, input, effects }),
    );
    if (isWrong) throw new LawViolation(wrongStart);
    for (const step of exploration.steps) check(oracle, step);
    const own = problemIn(exploration, oracle);
    if (own !== undefined) throw new LawViolation(own);
    return exploration;
  } catch (error) {
    throw new Error(`No mutant can be judged, because the machine itself fails: ${thrown(error)}`);
  }
}

/** The first problem of a mutant; `undefined` if it has none. */
function firstProblemOf<M extends AnyStateMachine>(
  machine: M,
  oracle: Oracle<M>,
  relative: Relative<M>,
): string | undefined {
  const { model, starts, paths = [] } = oracle;
  const changed: Model<M> = { ...model, machine, events: eventCasesOf(model) };
  const visit = (step: ObservableStep<M>): void => check(oracle, step);
  try {
    for (const input of model.inputs ?? [undefined]) {
      const { snapshot, effects } = begin(machine, input);
      if (!starts({ snapshot, input, effects })) return wrongStart;
    }
    for (const path of paths) walk(changed, path, visit, relative);
    // Most mutants violate a law early, which ends the exploration.
    return problemIn(explore(changed, visit, relative), oracle);
  } catch (error) {
    return thrown(error);
  }
}

const wrongStart = 'it starts in another way';

const check = <M extends AnyStateMachine>({ laws }: Oracle<M>, step: ObservableStep<M>): void => {
  const observedStep = observed(step);
  for (const [name, law] of Object.entries(laws)) if (!law(observedStep)) throw new LawViolation(name);
};

const thrown = (error: unknown): string =>
  error instanceof LawViolation ? error.message : `it throws: ${reasonOf(error)}`;

/** What only the whole exploration shows. */
const problemIn = <M extends AnyStateMachine>(
  exploration: Exploration<M>,
  { goal, temporal = {}, unreachable = [] }: Oracle<M>,
): string | undefined => {
  const uncovered = coverageOf(exploration).uncovered.find((key) => !unreachable.includes(key));
  if (uncovered) return `uncovered: ${uncovered}`;
  if (deadlocks(exploration, goal).length > 0) return 'deadlock';
  return Object.keys(temporal).find((name) => counterexample(exploration, temporal[name]!) !== null);
};

/**
 * Walks a path of the original machine as far as its inputs are possible here. Visits only what `explore` visits too, and
 * begins where the mutant may differ.
 */
function walk<M extends AnyStateMachine>(
  model: Model<M>,
  { start, steps }: Path<M>,
  visit: (step: ObservableStep<M>) => void,
  relative: Relative<M>,
): void {
  const unchanged = unchangedIn(relative);
  const first = unchanged?.hasStarts ? steps.findIndex((step) => !unchanged.has(step)) : 0;
  const begins = steps[first]?.from;
  if (!begins) return;
  let from: Pick<Reaction<M>, 'snapshot' | 'timers' | 'ended'> = first === 0
    ? begin(model.machine, start.input)
    : {
        ...begins,
        snapshot: boundTo(begins.snapshot as AnyMachineSnapshot, model.machine) as SnapshotFrom<M>,
      };
  for (const step of steps.slice(first)) {
    const input = [...possibleInputs(model, from)].find((possible) => isSameInput(possible, step.input));
    if (!input) return;
    const to = react(model, from, input);
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
export const eventCasesOf = <M extends AnyStateMachine>(model: Model<M>): Model<M>['events'] => {
  const cases: Record<string, object[]> = {};
  for (const { type, ...payload } of eventsOf(model) as Iterable<AnyEventObject>)
    cases[type] = [...(cases[type] ?? []), payload];
  return cases as unknown as Model<M>['events'];
};

class LawViolation extends Error {}
