import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import type { AnyStateMachine } from 'xstate';
import { projectFolder } from '../coverage/record.ts';
import type { Exploration } from '../definition/model.ts';
import {
  type FailureLevel,
  type RecordedFailure,
  type Recording,
  recordingFormat,
} from '../definition/recording.ts';
import type { Path } from '../walk/coveringPaths.ts';
import { stepsBefore } from '../walk/play.ts';
import { pathOf, recordingOf } from './recordedPath.ts';
import { type Budget, shrink, type Walk } from './shrink.ts';

/** The folder of the paths that failed last. */
export const failuresFolder = join(projectFolder(), '.build/failures');
/** The folder of those that are kept and walked again in every run. */
const keptFolder = join(projectFolder(), 'tests/recordings');
/** The command that replays a file: the script of the project if it has one, otherwise that of a test runner. */
export function commandFor(level: FailureLevel, file: string, project = projectFolder()): string {
  const { scripts } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as {
    readonly scripts?: Readonly<Record<string, string>>;
  };
  const place = relative(process.cwd(), file);
  if (scripts?.replay !== undefined) return `npm run replay ${place}`;
  const run = level === 'browser' ? 'playwright test -g' : 'vitest run -t';
  return `PATHS_REPLAY=${place} npx ${run} replays`;
}

/** What the environment says. `PATHS_TRIES`: walks to make paths shorter, for each suite; 0: nothing is written. */
const tries = (level: FailureLevel): number => {
  // Stryker only wants to know whether a test fails. A page takes seconds for each walk.
  const usual = process.env.STRYKER_MUTATOR_WORKER !== undefined ? 0 : level === 'browser' ? 20 : 60;
  return Number(process.env.PATHS_TRIES ?? usual);
};
/** `PATHS_REPLAY`: a file; suites walk nothing else. `PATHS_REPLAY_RESULT`: where they write how it ended. */
const replayed = (): string | undefined => process.env.PATHS_REPLAY;

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
  const fileOf = (n: number) => join(failuresFolder, `${suite}-${level}-${n}.json`);
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
    write(fileOf(n), recordingOf(exploration.model, shorter, failure));
    return `${path.steps.length} steps, of which ${steps.length} are enough (${before - budget.left} of at most ${whole} walks; ${note}):\n  ${shorter.name}\n${commandFor(level, fileOf(n))}`;
  };
  return {
    walk: async (n, path, walk, retry = walk) => {
      try {
        await walk(path);
        if (whole > 0) rmSync(fileOf(n), { force: true });
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

const errorOf = (cause: unknown): Error => (cause instanceof Error ? cause : new Error(String(cause)));

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

/**
 * What went wrong, without values: the first line of the message after the story, and the names of the properties that
 * differ.
 */
const kindOf = (error: unknown): string => {
  const message = error instanceof Error ? error.message : String(error);
  const [first = '', ...rest] = (stepsBefore(error) === undefined ? message : afterStory(message)).split(
    '\n',
  );
  const names = rest.flatMap((line) => /^[+-] +('[^']*'|[\w$]+):/.exec(line)?.[1] ?? []);
  return [first, ...new Set(names)].join(' ');
};
const afterStory = (message: string): string => message.slice(message.indexOf(':\n') + 2);

const write = (file: string, recording: Recording): void => {
  mkdirSync(failuresFolder, { recursive: true });
  writeFileSync(file, `${JSON.stringify(recording, null, 2)}\n`);
};

/** The error with more at the end of its message. Reporters print the message or the stack. */
const withHint = (error: Error, hint: string): Error => {
  const frames = error.stack?.match(/^ {4}at .*$/gm)?.join('\n') ?? '';
  error.message = `${error.message}\n${hint}`;
  error.stack = `${error.name}: ${error.message}\n${frames}`;
  return error;
};

/**
 * Checks something that is not walked, such as a law. If it fails, the path that shows it is written to a file, and the
 * message ends with the command that replays it.
 * @param find returns the path; it is called if the check fails
 * @throws the error of the check
 */
export async function handingOn<M extends AnyStateMachine>(
  { model }: Exploration<M>,
  failure: Omit<RecordedFailure, 'after' | 'loop'> & { readonly n: number },
  check: () => unknown,
  find: () => FoundPath<M> | null | undefined,
): Promise<void> {
  const { n, ...rest } = failure;
  const file = join(failuresFolder, `${failure.suite}-${failure.level}-${n}.json`);
  if (tries(failure.level) === 0) return void (await check());
  await hinting(check, () => {
    const found = find();
    if (!found) return '';
    const { path, loop } = found;
    const ending = { after: path.steps.length, ...(loop === undefined ? {} : { loop }) };
    write(file, recordingOf(model, path, { ...rest, ...ending }));
    return commandFor(failure.level, file);
  });
  rmSync(file, { force: true });
}

/** A path that was found and not walked. */
export interface FoundPath<M extends AnyStateMachine> {
  readonly path: Path<M>;
  /** See `RecordedFailure`. */
  readonly loop?: number;
}

/** Runs `check` and, if it throws, adds what `hint` returns to the error. */
export async function hinting(check: () => unknown, hint: () => string | Promise<string>): Promise<void> {
  try {
    await check();
  } catch (cause) {
    throw cause instanceof Error ? withHint(cause, await hint()) : cause;
  }
}

export interface Replay<M extends AnyStateMachine> {
  /** The title of its test. */
  readonly title: string;
  /** Walks the recorded path; tells `npm run replay`, if that runs, how it ended. `failure` is what was recorded. */
  run(walk: (path: Path<M>, failure: RecordedFailure | undefined) => Promise<void>): Promise<void>;
}

/** The kept recordings of a suite's failures; or the only one that is replayed now. */
export function replaysOf<M extends AnyStateMachine>(
  suite: string,
  level: 'actor' | 'view' | 'browser',
  model: Exploration<M>['model'],
): readonly Replay<M>[] {
  const only = replayed();
  const files = only === undefined ? keptFiles() : [resolve(only)];
  return files.flatMap((file): Replay<M>[] => {
    const recording = read(file);
    const name =
      recording?.failure?.suite ?? (only === undefined ? undefined : recording?.actors[0]?.machine);
    const isMine = name === suite || (level === 'actor' && recording?.actors[0]?.machine === suite);
    if (!recording || name === undefined || !isMine) return [];
    const run: Replay<M>['run'] = async (walk) => {
      const path = pathOf(model, recording);
      try {
        await walk(path, recording.failure);
        report(level, { steps: path.steps.length });
      } catch (error) {
        const after = stepsBefore(error) ?? path.steps.length;
        report(level, { steps: path.steps.length, after, what: (error as Error).message });
        throw error;
      }
    };
    return [{ title: `replays ${basename(file)}`, run }];
  });
}

/** What a replay at one level came to. */
export interface ReplayResult {
  readonly steps: number;
  /** How many steps were done before it failed; absent if it passed. */
  readonly after?: number;
  readonly what?: string;
}

const report = (level: string, result: ReplayResult): void => {
  const file = process.env.PATHS_REPLAY_RESULT;
  if (file !== undefined) writeFileSync(file, JSON.stringify({ level, ...result }));
};

let kept: readonly string[] | undefined;
const keptFiles = (): readonly string[] => {
  if (kept) return kept;
  try {
    kept = readdirSync(keptFolder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => join(keptFolder, name));
  } catch {
    kept = [];
  }
  return kept;
};

const recordings = new Map<string, Recording | null>();
/** Null for a file that is no recording. */
const read = (file: string): Recording | null => {
  const known = recordings.get(file);
  if (known !== undefined) return known;
  const content = JSON.parse(readFileSync(file, 'utf8')) as Recording;
  const recording = content.format === recordingFormat ? content : null;
  recordings.set(file, recording);
  return recording;
};
