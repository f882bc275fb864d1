import { rmSync } from 'node:fs';
import type { AnyStateMachine } from 'xstate';
import type { Exploration } from '../definition/model.ts';
import type { FailureLevel, RecordedFailure } from '../definition/recording.ts';
import type { Path } from '../walk/coveringPaths.ts';
import { stepsBefore } from '../walk/play.ts';
import {
  commandFor,
  errorOf,
  fileOf,
  kindOf,
  type ReplayLevel,
  recordingsOf,
  reporting,
  tries,
  withHint,
  write,
} from './files.ts';
import { pathOf, recordingOf } from './recordedPath.ts';
import { type Budget, shrink, type Walk } from './shrink.ts';

export interface Failures<M extends AnyStateMachine> {
  /**
   * Walks the nth path.
   * @param retry walks another path in a world of its own
   * @throws the error of the walk. If there is a budget, the path is made shorter and written to a file, and the message
   * ends with the command that replays it.
   */
  walk(
    n: number,
    path: Path<M>,
    walk: (path: Path<M>) => Promise<void>,
    retry?: (path: Path<M>) => Promise<void>,
  ): Promise<void>;
  /**
   * Makes the nth path shorter, which failed in company of others, and writes it to a file.
   * @param retry walks a path in a world of its own, with what happens to the page after it
   * @returns the end of a message, with the command that replays the file; null if the path passes now
   */
  handOn(
    n: number,
    path: Path<M>,
    retry: (path: Path<M>) => Promise<void>,
    more?: Pick<RecordedFailure, 'disturbances'>,
  ): Promise<string | null>;
}

/** Makes something of the failures of a suite: shorter paths in files that can be handed on. */
export function failuresOf<M extends AnyStateMachine>(
  suite: string,
  level: FailureLevel,
  exploration: Exploration<M>,
): Failures<M> {
  const whole = tries(level);
  const budget: Budget = { left: whole };
  const written: Failed<M>['written'] = async (n, path, error, retry, more = {}) => {
    const failedAfter = stepsBefore(error) ?? path.steps.length;
    const before = budget.left;
    const sameFailure = async (candidate: Path<M>) => {
      try {
        await retry(candidate);
        return null;
      } catch (again) {
        // Another failure would be another story.
        if (kindOf(again) !== kindOf(error)) return null;
        return stepsBefore(again) ?? candidate.steps.length;
      }
    };
    const { path: shorter, note } = await shortened(exploration, path, failedAfter, sameFailure, budget);
    const { steps } = shorter;
    const failure = { suite, level, after: steps.length, what: error.message, ...more };
    write(fileOf(suite, level, n), recordingOf(exploration.model, shorter, failure));
    return `${path.steps.length} steps, of which ${steps.length} are enough (${before - budget.left} of at most ${whole} walks; ${note}):\n  ${shorter.name}\n${commandFor(level, fileOf(suite, level, n))}`;
  };
  return {
    walk: async (n, path, walk, retry = walk) => {
      try {
        await walk(path);
        if (whole > 0) rmSync(fileOf(suite, level, n), { force: true });
      } catch (cause) {
        if (whole === 0) throw cause;
        const error = errorOf(cause);
        throw withHint(error, await written(n, path, error, retry));
      }
    },
    handOn: async (n, path, retry, more) => {
      if (whole === 0) return '';
      try {
        await retry(path);
        return null;
      } catch (cause) {
        return written(n, path, errorOf(cause), retry, more);
      }
    },
  };
}

/** Makes a path that failed shorter and writes it. */
interface Failed<M extends AnyStateMachine> {
  written(
    n: number,
    path: Path<M>,
    error: Error,
    retry: (path: Path<M>) => Promise<void>,
    more?: Pick<RecordedFailure, 'disturbances'>,
  ): Promise<string>;
}

async function shortened<M extends AnyStateMachine>(
  exploration: Exploration<M>,
  path: Path<M>,
  failedAfter: number,
  walk: Walk<M>,
  budget: Budget,
): Promise<{ readonly path: Path<M>; readonly note: string }> {
  const cut = { ...path, steps: path.steps.slice(0, failedAfter) };
  if (failedAfter === 0) return { path: cut, note: 'it fails at the start' };
  if (budget.left <= 0) return { path: cut, note: 'none are left' };
  budget.left -= 1;
  // What the first walk has left behind may be in the way of a second one.
  if ((await walk(cut)) !== failedAfter) return { path: cut, note: 'a second walk ends otherwise' };
  const { path: shorter, isShortest } = await shrink(exploration, cut, failedAfter, walk, budget);
  return { path: shorter, note: isShortest ? 'none can be left out' : 'there may be a shorter path' };
}

export interface Replay<M extends AnyStateMachine> {
  /** The title of its test. */
  readonly title: string;
  /** Walks the recorded path; tells `npm run replay`, if that runs, how it ended. `failure` is what was recorded. */
  run(walk: (path: Path<M>, failure: RecordedFailure | undefined) => Promise<void>): Promise<void>;
}

/** The kept recordings of a suite's failures; or the only one that is replayed now. */
export const replaysOf = <M extends AnyStateMachine>(
  suite: string,
  level: ReplayLevel,
  model: Exploration<M>['model'],
): readonly Replay<M>[] =>
  recordingsOf(suite, level).map(({ title, recording }) => ({
    title,
    run: (walk) =>
      reporting(level, () => {
        const path = pathOf(model, recording);
        return { steps: path.steps.length, walk: () => walk(path, recording.failure) };
      }),
  }));
