import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { projectFolder } from '../coverage/record.ts';
import { type FailureLevel, type Recording, recordingFormat } from '../definition/recording.ts';
import { stepsBefore } from '../walk/play.ts';

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
export const tries = (level: FailureLevel): number => {
  // Stryker only wants to know whether a test fails. A page takes seconds for each walk.
  const usual = process.env.STRYKER_MUTATOR_WORKER !== undefined ? 0 : level === 'browser' ? 20 : 60;
  return Number(process.env.PATHS_TRIES ?? usual);
};
/** `PATHS_REPLAY`: a file; suites walk nothing else. `PATHS_REPLAY_RESULT`: where they write how it ended. */
const replayed = (): string | undefined => process.env.PATHS_REPLAY;

/** The file of the nth failure of a suite. */
export const fileOf = (suite: string, level: FailureLevel, n: number): string =>
  join(failuresFolder, `${suite}-${level}-${n}.json`);

export const errorOf = (cause: unknown): Error => (cause instanceof Error ? cause : new Error(String(cause)));

/**
 * What went wrong, without values: the first line of the message after the story, and the names of the properties that
 * differ.
 */
export const kindOf = (error: unknown): string => {
  const message = error instanceof Error ? error.message : String(error);
  const [first = '', ...rest] = (stepsBefore(error) === undefined ? message : afterStory(message)).split(
    '\n',
  );
  const names = rest.flatMap((line) => /^[+-] +('[^']*'|[\w$]+):/.exec(line)?.[1] ?? []);
  return [first, ...new Set(names)].join(' ');
};
const afterStory = (message: string): string => message.slice(message.indexOf(':\n') + 2);

export const write = (file: string, recording: Recording): void => {
  mkdirSync(failuresFolder, { recursive: true });
  writeFileSync(file, `${JSON.stringify(recording, null, 2)}\n`);
};

/** The error with more at the end of its message. Reporters print the message or the stack. */
export const withHint = (error: Error, hint: string): Error => {
  const frames = error.stack?.match(/^ {4}at .*$/gm)?.join('\n') ?? '';
  error.message = `${error.message}\n${hint}`;
  error.stack = `${error.name}: ${error.message}\n${frames}`;
  return error;
};

/** What a replay at one level came to. */
export interface ReplayResult {
  readonly steps: number;
  /** How many steps were done before it failed; absent if it passed. */
  readonly after?: number;
  readonly what?: string;
}

/**
 * Walks a recorded path, and tells `npm run replay`, if that runs, how it ended.
 * @param prepare returns how many steps the path has today, and what walks it
 */
export async function reporting(
  level: ReplayLevel,
  prepare: () => { readonly steps: number; readonly walk: () => Promise<void> },
): Promise<void> {
  const { steps, walk } = prepare();
  try {
    await walk();
    report(level, { steps });
  } catch (error) {
    report(level, { steps, after: stepsBefore(error) ?? steps, what: (error as Error).message });
    throw error;
  }
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

export type ReplayLevel = 'actor' | 'view' | 'browser';

/**
 * The kept recordings of a suite's failures; or the only one that is replayed now.
 */
export function recordingsOf(
  suite: string,
  level: ReplayLevel,
): readonly { readonly title: string; readonly recording: Recording }[] {
  const only = replayed();
  const files = only === undefined ? keptFiles() : [resolve(only)];
  return files.flatMap((file) => {
    const recording = read(file);
    if (!recording) return [];
    const { failure, actors } = recording;
    const name = failure?.suite ?? (only === undefined ? undefined : actors[0]?.machine);
    const isMine = name === suite || (level === 'actor' && actors[0]?.machine === suite);
    return isMine && name !== undefined ? [{ title: `replays ${basename(file)}`, recording }] : [];
  });
}
