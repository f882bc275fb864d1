import { afterAll, describe, expect, it } from 'vitest';
import type { AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from 'xstate';
import { figuresOf, record } from '../coverage/record.ts';
import { chartOf } from '../definition/chart.ts';
import type { Model } from '../definition/model.ts';
import { coverageTargetsOf, transitionKey } from '../definition/transitions.ts';
import { transitionsTaken } from '../definition/xstateInternals.ts';
import { deadlocks, type Laws, type StartLaw, violations } from '../laws/laws.ts';
import { judge } from '../laws/survivors.ts';
import { coveringPaths, type Path } from '../walk/coveringPaths.ts';
import { play } from '../walk/play.ts';
import { actorWorld } from './actorWorld.ts';
import { type Arbitraries, checkAtRandom } from './checkAtRandom.ts';

export interface MachineSuite<M extends AnyStateMachine> {
  /** The machine's name in files and titles, e.g. `contactSubmission`. */
  readonly name: string;
  readonly model: Model<M>;
  readonly laws: Laws<M>;
  /** What holds of every initial snapshot. */
  readonly starts: StartLaw<M>;
  /** Where a visitor is no longer in the middle of something: it must be reachable from everywhere. */
  readonly goal: (snapshot: SnapshotFrom<M>) => boolean;
  /** Mutants which behave like the machine itself, with the reason why. A listed mutant that is killed is an error. */
  readonly equivalent?: Readonly<Record<string, string>>;
  /** Payloads for the random test by event type; without, the model's cases are used. */
  readonly arbitraries?: Arbitraries<M>;
  /** The chart's file, relative to the test. Default: `chart.md` beside the test. */
  readonly chartFile?: string;
}

/**
 * Declares everything a machine is tested with at level a: its paths on the running actor, coverage, laws, liveness,
 * a random test, its chart and its own mutants. Call it at the top level of a test file.
 */
export function machineSuite<M extends AnyStateMachine>(suite: MachineSuite<M>): void {
  const { name, model, laws, starts, goal, equivalent = {}, arbitraries = {} } = suite;
  const { chartFile = './chart.md' } = suite;
  const single = coveringPaths(model, { cover: 'transitions' });
  const { coverage, exploration } = single;
  const pairs = coveringPaths(model, { cover: 'pairs', maxSteps: 30 }, exploration);
  const taken = new Set<string>();
  const passed: Path<M>[] = [];
  let isPlayed = false;
  let verdict: { mutants: number; survivors: readonly string[] } | undefined;

  // First, because it finds most mistakes soonest.
  it(`${name}: the chart in the repository is the machine`, () =>
    expect(chartOf(model.machine)).toMatchFileSnapshot(chartFile));

  describe(`${name}: paths on the actor`, () => {
    for (const [cover, { paths }] of Object.entries({ transitions: single, pairs }))
      for (const [i, path] of paths.entries())
        it(`${cover} ${i + 1}/${paths.length}: ${path.name}`, async () => {
          isPlayed = true;
          const watched = actorWorld(model, {
            input: path.start.input,
            inspect: (event) => {
              if (event.type !== '@xstate.microstep') return;
              for (const transition of transitionsTaken(event)) taken.add(transitionKey(transition));
            },
          });
          await play(path, watched);
          passed.push(path);
        });
    it('every transition and every guard’s refusal is reachable, and was taken', () => {
      expect(coverage.uncovered).toEqual([]);
      const targets = coverageTargetsOf(model.machine).filter(({ kind }) => kind === 'taken');
      expect([...taken].sort()).toEqual(targets.map(({ key }) => key).sort());
    });
  });

  describe(`${name}: laws`, () => {
    for (const [says, law] of Object.entries(laws))
      it(says, () => expect(violations(exploration, law)).toEqual([]));
    it('it starts as it should', () => {
      for (const { input, effects, state } of exploration.starts) {
        const { value, context } = state.snapshot as AnyMachineSnapshot;
        const isRight = starts({ snapshot: state.snapshot, input, effects });
        expect(isRight, JSON.stringify({ input, value, context, effects })).toBe(true);
      }
    });
    it('no state is a deadlock: a goal state can be reached from each', () =>
      expect(deadlocks(exploration, goal)).toEqual([]));
    it('from any state, random events at random times break no law', () =>
      checkAtRandom(exploration, laws, arbitraries));
  });

  // Stryker makes the mistakes itself, one each run.
  const isMutant = process.env.STRYKER_MUTATOR_WORKER !== undefined;
  it.skipIf(isMutant)(`${name}: every plausible mistake in the wiring is found`, { timeout: 600_000 }, () => {
    const judged = judge({ model, laws, starts, goal });
    const survivors = judged.survivors.filter((mutant) => !(mutant in equivalent));
    verdict = { mutants: judged.mutants.length, survivors };
    expect(survivors, 'mutants that no law, nor coverage, nor liveness can tell from the machine').toEqual(
      [],
    );
    const wrong = Object.keys(equivalent).filter((mutant) => !judged.survivors.includes(mutant));
    expect(wrong, 'mutants called equivalent that are killed, or do not exist').toEqual([]);
  });

  afterAll(() => {
    // Where only the chart was asked for, what was recorded before still holds.
    if (!isPlayed) return;
    const both = { ...pairs, paths: [...single.paths, ...pairs.paths] };
    record({
      name,
      level: 'actor',
      cover: 'pairs',
      ...figuresOf(both, passed),
      laws: Object.keys(laws).length + 2,
      ...verdict,
      equivalent: Object.keys(equivalent).length,
    });
  });
}
