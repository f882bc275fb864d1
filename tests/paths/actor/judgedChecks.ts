import { expect } from 'vitest';
import type { AnyStateMachine, SnapshotFrom } from 'xstate';
import type { Exploration } from '../definition/model.ts';
import type { FailureLevel, RecordedFailure } from '../definition/recording.ts';
import { shortestPath, shortestThree } from '../definition/shortestPath.ts';
import { unrepeatable } from '../definition/unrepeatable.ts';
import { type FoundPath, handingOn } from '../failures/failures.ts';
import { deadlockedStates, deadlocks, type Law, pathFrom, violatingPaths } from '../laws/laws.ts';
import { endsInDeadlock, storyBreaks } from '../laws/storyBreaks.ts';
import {
  type BrokenStory,
  brokenStory,
  counterexample,
  type TemporalLaw,
  type TemporalLaws,
} from '../laws/temporal.ts';
import type { Path } from '../walk/coveringPaths.ts';
import { type Judges, mustStartRightly, walkJudged } from './walkJudged.ts';

/** What judges a machine: its laws, also over time, its starts and its goal. */
export interface Judged<M extends AnyStateMachine> extends Judges<M> {
  readonly name: string;
  readonly goal: (snapshot: SnapshotFrom<M>) => boolean;
  readonly temporal?: TemporalLaws<M>;
}

/** The checks of an exploration. Each throws if it fails, and hands on the path that shows it: see `handingOn`. */
export interface JudgedChecks<M extends AnyStateMachine> {
  /** Every step obeys the nth law. */
  law(n: number, title: string, law: Law<M>): Promise<void>;
  /** The nth law over time holds. */
  temporal(n: number, title: string, law: TemporalLaw<M>): Promise<void>;
  /** Every start is correct. */
  starts(): Promise<void>;
  /** From every state a goal can be reached. */
  deadlock(): Promise<void>;
  /** No step reads the clock or chance. */
  unrepeatable(): Promise<void>;
}

export function judgedChecks<M extends AnyStateMachine>(
  { name, starts, goal }: Judged<M>,
  exploration: Exploration<M>,
): JudgedChecks<M> {
  const check = (
    level: FailureLevel,
    n: number,
    what: string,
    mustHold: () => unknown,
    find: () => FoundPath<M> | null | undefined,
  ) => handingOn(exploration, { suite: name, level, n, what }, mustHold, find);
  /** No path may be there. */
  const none = (level: FailureLevel, n: number, what: string, paths: readonly Path<M>[]) =>
    check(
      level,
      n,
      what,
      () => expect(shortestThree(paths.map((path) => path.name))).toEqual([]),
      () => {
        const [path] = paths.toSorted((a, b) => a.steps.length - b.steps.length);
        return path && { path };
      },
    );
  return {
    law: (n, title, law) => none('laws', n, title, violatingPaths(exploration, law)),
    unrepeatable: () =>
      none(
        'unrepeatable',
        1,
        'it depends on the clock or on chance',
        unrepeatable(exploration).map((step) =>
          pathFrom(exploration, [...shortestPath(exploration, step.from), step]),
        ),
      ),
    temporal: (n, title, law) =>
      check(
        'temporal',
        n,
        title,
        () => expect(counterexample(exploration, law)).toBeNull(),
        () => {
          const story = brokenStory(exploration, law);
          return story && foundIn(exploration, story);
        },
      ),
    deadlock: () =>
      check(
        'deadlock',
        1,
        'no goal can be reached',
        () => expect(deadlocks(exploration, goal)).toEqual([]),
        () => {
          const [state] = deadlockedStates(exploration, goal);
          return state && { path: pathFrom(exploration, shortestPath(exploration, state), state) };
        },
      ),
    starts: async () => {
      for (const [i, start] of exploration.starts.entries())
        await check(
          'starts',
          i + 1,
          'the start is not correct',
          () => mustStartRightly(start, starts),
          () => ({ path: { name: 'the start', start, steps: [] } }),
        );
    },
  };
}

/** The path of a story that breaks a law over time, with what goes on for ever twice. */
const foundIn = <M extends AnyStateMachine>(
  exploration: Exploration<M>,
  { start, steps, goesOn }: BrokenStory<M>,
): FoundPath<M> => {
  const round = goesOn === null || goesOn === 'quiet' ? [] : goesOn;
  return {
    path: pathFrom(exploration, [...steps, ...round, ...round], start),
    ...(goesOn === null ? {} : { loop: round.length }),
  };
};

/**
 * Walks a path that failed on a running actor, which must agree with it, checks the laws at its start and each step, and
 * judges again what failed.
 * @throws if it still fails
 */
export async function replayJudged<M extends AnyStateMachine>(
  suite: Judged<M>,
  exploration: Exploration<M>,
  path: Path<M>,
  failure: RecordedFailure | undefined,
): Promise<void> {
  await walkJudged(suite, path);
  const { model, goal, temporal = {} } = suite;
  const last = path.steps.at(-1);
  switch (failure?.level) {
    case 'temporal': {
      const law = temporal[failure.what];
      if (!law) throw new Error(`there is no law «${failure.what}» any more`);
      if (!storyBreaks(model, law, path, failure.loop)) return;
      const { loop } = failure;
      const end =
        loop === undefined
          ? ''
          : loop === 0
            ? ', and then nothing comes by itself'
            : `, and the last ${loop} steps for ever`;
      throw new Error(`${failure.what}${end}`);
    }
    case 'deadlock':
      if (endsInDeadlock(exploration, goal, path)) throw new Error(failure.what);
      return;
    case 'unrepeatable':
      if (last && unrepeatable({ model, steps: [last] }).length > 0) throw new Error(failure.what);
  }
}
