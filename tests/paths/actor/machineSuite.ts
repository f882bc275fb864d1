import { afterAll, describe, expect, it } from 'vitest';
import type { AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from 'xstate';
import { type ConditionCoverage, conditionCoverage } from '../conditions/conditionCoverage.ts';
import { explorationRecorded, isInstrumented } from '../conditions/explorationRecorded.ts';
import { figuresOf, record } from '../coverage/record.ts';
import { runningActors } from '../definition/actors.ts';
import { chartOf } from '../definition/chart.ts';
import type { Exploration, Model } from '../definition/model.ts';
import { shortestPath, shortestThree } from '../definition/shortestPath.ts';
import { coverageTargetsOf, transitionKey } from '../definition/transitions.ts';
import { unrepeatable } from '../definition/unrepeatable.ts';
import { transitionsTaken } from '../definition/xstateInternals.ts';
import { failuresOf, replaysOf } from '../failures/failures.ts';
import { deadlocks, type Laws, pathFrom, type StartLaw, violations } from '../laws/laws.ts';
import { judge } from '../laws/survivors.ts';
import { counterexample, type TemporalLaws } from '../laws/temporal.ts';
import { type Covering, coveringPaths, type Path } from '../walk/coveringPaths.ts';
import { play } from '../walk/play.ts';
import { actorWorld } from './actorWorld.ts';
import { type Arbitraries, checkAtRandom, randomRuns } from './checkAtRandom.ts';
import { mustStartRightly, walkJudged } from './walkJudged.ts';

export interface MachineSuite<M extends AnyStateMachine> {
  /** The name in files and titles, e.g. `contactSubmission`. */
  readonly name: string;
  readonly model: Model<M>;
  readonly laws: Laws<M>;
  /** What must hold for every initial snapshot. */
  readonly starts: StartLaw<M>;
  /** The states in which the visitor is not in the middle of something. One must be reachable from every state. */
  readonly goal: (snapshot: SnapshotFrom<M>) => boolean;
  /** What must hold over time: every machine that waits has at least one. */
  readonly temporal?: TemporalLaws<M>;
  /** Mutants that behave like the machine, each with the reason. A listed mutant that is detected is an error. */
  readonly equivalent?: Readonly<Record<string, string>>;
  /** Transitions, refusals and states that cannot be reached, each with the reason. One that is reached is an error. */
  readonly unreachable?: Readonly<Record<string, string>>;
  /** Branches and conditions that cannot be tried, each with the reason. One that is tried is an error. */
  readonly infeasible?: Readonly<Record<string, string>>;
  /** `false`: mutants are not made, for a machine that has no laws of its own yet. */
  readonly mutants?: false;
  /** Payloads for the random test by event type. Default: the cases of the model. */
  readonly arbitraries?: Arbitraries<M>;
  /** The file of the chart, relative to the test. Default: `chart.md` beside the test. `false`: none. */
  readonly chartFile?: string | false;
}

/** Event types with cases in the model that no state of the machine handles, such as a new field's. */
const eventsNotHandled = <M extends AnyStateMachine>({ machine, events }: Model<M>): string[] =>
  Object.keys(events).filter((type) => !machine.events.includes(type) && !machine.events.includes('*'));

/** Whether something may happen by itself, later. */
const waits = <M extends AnyStateMachine>({ steps }: Exploration<M>): boolean =>
  steps.some(({ input }) => input.kind !== 'send');

/** For titles: how many merges of the identity were compared, and that some were left out; empty without an identity. */
const comparedIn = <M extends AnyStateMachine>({ model, merged }: Exploration<M>): string => {
  if (!model.identity) return '';
  const rest = merged.isCut ? ', more were not: see `comparisons` of the model' : '';
  return ` (${merged.compared} merges of the identity were compared${rest})`;
};

/** Ids and sources with outcomes in the model that no actor of the machine has. */
const actorsNotRun = <M extends AnyStateMachine>({ model, states }: Exploration<M>): string[] => {
  const entries = new Set(
    [...states.values()].flatMap(({ snapshot, ended }) =>
      runningActors(snapshot as AnyMachineSnapshot, ended, model.outcomes).map(({ entry }) => entry),
    ),
  );
  return Object.keys(model.outcomes ?? {}).filter((entry) => !entries.has(entry));
};

/** What the tests of a suite share: what was explored, and what has come of it so far. */
interface Suite<M extends AnyStateMachine> extends MachineSuite<M> {
  readonly exploration: Exploration<M>;
  readonly transitions: Covering<M>;
  readonly pairs: Covering<M>;
  readonly conditions: ConditionCoverage;
  readonly run: {
    readonly passed: Path<M>[];
    isPlayed: boolean;
    verdict?: { readonly mutants: number; readonly survivors: readonly string[] };
  };
}

/**
 * Declares all tests of a machine at level a: paths on the running actor, coverage, laws, deadlocks, a random test, the
 * chart and mutants. Call it at the top level of a test file.
 */
export function machineSuite<M extends AnyStateMachine>(options: MachineSuite<M>): void {
  const { name, model, infeasible = {}, chartFile = './chart.md' } = options;
  let suite: Suite<M>;
  try {
    const { exploration, recording } = explorationRecorded(model);
    suite = {
      ...options,
      exploration,
      conditions: conditionCoverage(recording, Object.keys(infeasible)),
      transitions: coveringPaths(model, { cover: 'transitions' }, exploration),
      pairs: coveringPaths(model, { cover: 'pairs' }, exploration),
      run: { passed: [], isPlayed: false },
    };
  } catch (error) {
    // Thrown here, it would be an error of the file, without a test that failed.
    it(`${name}: the machine can be explored`, () => {
      throw error;
    });
    return;
  }
  // First, because it finds most mistakes quickly.
  if (chartFile !== false)
    it(`${name}: the chart file matches the machine`, () =>
      expect(chartOf(model.machine)).toMatchFileSnapshot(chartFile));
  declarePaths(suite);
  declareConditions(suite);
  declareLaws(suite);
  if (suite.mutants !== false) declareMutants(suite);
  afterAll(() => {
    // If only the chart test ran, the earlier record is still valid.
    if (suite.run.isPlayed) recordFigures(suite);
  });
}

function declarePaths<M extends AnyStateMachine>(suite: Suite<M>): void {
  const { name, model, unreachable = {}, exploration, transitions, pairs, run } = suite;
  const { uncovered } = transitions.coverage;
  const taken = new Set<string>();
  const failures = failuresOf(name, 'actor', exploration);

  describe(`${name}: paths on the actor${comparedIn(exploration)}`, () => {
    for (const [cover, { paths }] of Object.entries({ transitions, pairs }))
      for (const [i, path] of paths.entries())
        it(`${cover} ${i + 1}/${paths.length}: ${path.name}`, async () => {
          run.isPlayed = true;
          const world = actorWorld(model, {
            input: path.start.input,
            inspect: (event) => {
              if (event.type !== '@xstate.microstep') return;
              for (const transition of transitionsTaken(event)) taken.add(transitionKey(transition));
            },
          });
          const n = cover === 'transitions' ? i + 1 : transitions.paths.length + i + 1;
          await failures.walk(
            n,
            path,
            () => play(path, world),
            (other) => play(other, actorWorld(model, { input: other.start.input })),
          );
          run.passed.push(path);
        });
    for (const replay of replaysOf(name, 'actor', model))
      it(replay.title, () => replay.run((path) => walkJudged(suite, path)));
    it('every event of the model is one that the machine handles', () =>
      expect(eventsNotHandled(model)).toEqual([]));
    it('every outcome of the model is one of an actor that the machine runs', () =>
      expect(actorsNotRun(exploration)).toEqual([]));
    it('every reaction depends on the input alone, not on the clock or on chance', () => {
      const paths = unrepeatable(exploration).map((step) =>
        pathFrom(exploration, [...shortestPath(exploration, step.from), step]),
      );
      expect(shortestThree(paths.map((path) => path.name))).toEqual([]);
    });
    it('every transition is taken, and every guarded event refused', () => {
      expect(
        uncovered.filter((key) => !(key in unreachable)),
        'add what is missing to the model, or list it as unreachable with the reason',
      ).toEqual([]);
      expect(
        Object.keys(unreachable).filter((key) => !uncovered.includes(key)),
        'these are listed as unreachable, but are reached or do not exist',
      ).toEqual([]);
      const targets = coverageTargetsOf(model.machine).filter(
        ({ kind, key }) => kind === 'taken' && !(key in unreachable),
      );
      expect([...taken].sort()).toEqual(targets.map(({ key }) => key).sort());
    });
  });
}

function declareConditions<M extends AnyStateMachine>({ name, infeasible = {}, conditions }: Suite<M>): void {
  it.runIf(isInstrumented())(`${name}: every branch is taken, and every condition decides both ways`, () => {
    const missing = conditions.missing.filter(({ key }) => !(key in infeasible));
    expect(
      missing.map(({ key, at }) => `${key} (${at})`),
      'add the case that is missing to the model, or list it as infeasible with the reason',
    ).toEqual([]);
    expect(
      Object.keys(infeasible).filter((listed) => !conditions.missing.some(({ key }) => key === listed)),
      'these are listed as infeasible, but are tried or do not exist',
    ).toEqual([]);
  });
}

function declareLaws<M extends AnyStateMachine>(suite: Suite<M>): void {
  const { name, laws, temporal = {}, starts, goal, arbitraries = {}, exploration } = suite;
  describe(`${name}: laws`, () => {
    for (const [title, law] of Object.entries(laws))
      it(title, () => expect(violations(exploration, law)).toEqual([]));
    for (const [title, law] of Object.entries(temporal))
      it(title, () => expect(counterexample(exploration, law)).toBeNull());
    it('a machine that waits has a law about the end of it', () =>
      expect(waits(exploration) && Object.keys(temporal).length === 0).toBe(false));
    it('every start is correct', () => {
      for (const start of exploration.starts) mustStartRightly(start, starts);
    });
    it('no state is a deadlock: a goal state can be reached from each', () =>
      expect(deadlocks(exploration, goal)).toEqual([]));
    const runs = randomRuns();
    it(`random events at random times violate no law (${runs.numRuns} runs, seed ${runs.seed})`, () =>
      checkAtRandom(exploration, laws, arbitraries, runs));
  });
}

function declareMutants<M extends AnyStateMachine>(suite: Suite<M>): void {
  const { equivalent = {}, unreachable = {}, temporal = {}, transitions, pairs, run } = suite;
  // Stryker makes its own mutants, one per run.
  const isMutant = process.env.STRYKER_MUTATOR_WORKER !== undefined;
  it.skipIf(isMutant)(`${suite.name}: every mutant of the wiring is detected`, { timeout: 600_000 }, () => {
    const judged = judge({
      ...suite,
      temporal,
      unreachable: Object.keys(unreachable),
      equivalent: Object.keys(equivalent),
      paths: [...transitions.paths, ...pairs.paths],
    });
    const survivors = judged.survivors.filter((mutant) => !(mutant in equivalent));
    run.verdict = { mutants: judged.mutants.length, survivors };
    expect(
      survivors.map(
        (mutant) =>
          `${mutant}\n  ${judged.stories[mutant] ?? 'it behaves like the machine: no story tells them apart'}`,
      ),
      'these mutants survive: write the law that the story shows, or list them as equivalent with the reason',
    ).toEqual([]);
    expect(
      Object.keys(equivalent).filter((mutant) => !judged.survivors.includes(mutant)),
      'these mutants are listed as equivalent, but are detected or do not exist',
    ).toEqual([]);
  });
}

function recordFigures<M extends AnyStateMachine>(suite: Suite<M>): void {
  const { name, laws, temporal = {}, equivalent = {}, infeasible = {}, conditions, run } = suite;
  const { pairs, transitions } = suite;
  const both = { ...pairs, paths: [...transitions.paths, ...pairs.paths] };
  record({
    name,
    level: 'actor',
    cover: 'pairs',
    ...figuresOf(both, run.passed),
    laws: Object.keys(laws).length + Object.keys(temporal).length + 2,
    ...run.verdict,
    equivalent: Object.keys(equivalent).length,
    ...(isInstrumented()
      ? {
          branches: conditions.branches,
          conditions: conditions.conditions,
          infeasible: Object.keys(infeasible).length,
        }
      : {}),
  });
}
