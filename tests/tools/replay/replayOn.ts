import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { Recording, ReplayResult } from '../../paths/index.ts';
import { root } from '../../worlds/sources.ts';

export const levels = ['actor', 'view', 'browser'] as const;
export type Level = (typeof levels)[number];

/** The files that may hold suites of each level, and the calls that declare them. */
const places: Readonly<Record<Level, { readonly file: RegExp; readonly call: RegExp }>> = {
  actor: { file: /\.test\.ts$/, call: /\bmachineSuite(<.*>)?\(/ },
  view: { file: /\.view\.test\.tsx$/, call: /\bviewSuite(<.*>)?\(/ },
  browser: { file: /\.spec\.ts$/, call: /\b(browserSuite|siteSuite)(<.*>)?\(/ },
};

/** The files with a suite of this name, relative to the project. */
const filesOf = (level: Level, suite: string): string[] =>
  ['machines', 'tests', 'e2e']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(folder, file),
      ),
    )
    .filter((file) => places[level].file.test(file))
    .filter((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      return places[level].call.test(text) && text.includes(`'${suite}'`);
    });

/** The nearest folder with a configuration of Playwright. */
const configFolder = (file: string): string => {
  for (let folder = dirname(file); folder !== '.'; folder = dirname(folder))
    if (existsSync(join(root, folder, 'playwright.config.ts'))) return folder;
  return 'e2e';
};

/** The module to run in Node, and its arguments. */
const commandFor = (level: Level, [file = '', ...others]: readonly string[]): string[] =>
  level === 'browser'
    ? [
        'playwright/cli.js',
        'test',
        '-c',
        configFolder(file),
        file,
        ...others,
        '-g',
        title,
        '--reporter',
        'dot',
      ]
    : ['vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts', file, ...others, '-t', title];
const title = 'replays';

/**
 * Walks a recorded path at one level, in the suite of its name.
 * @returns a line about how it ended, and whether it failed; null if there is no such suite
 */
export function replayOn(
  level: Level,
  file: string,
  { actors, failure }: Recording,
): { readonly isFailed: boolean; readonly text: string } | null {
  const machine = actors[0]?.machine ?? '';
  const names = [failure?.suite ?? machine, ...(level === 'actor' ? [machine] : [])];
  const files = [...new Set(names.flatMap((name) => filesOf(level, name)))];
  if (files.length === 0) return null;
  const folder = mkdtempSync(join(tmpdir(), 'replay-'));
  const result = join(folder, 'result.json');
  const [script = '', ...args] = commandFor(level, files);
  const env = { ...process.env, PATHS_REPLAY: resolve(file), PATHS_REPLAY_RESULT: result };
  const run = spawnSync(process.execPath, [join(root, 'node_modules', script), ...args], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  try {
    if (!existsSync(result)) return { isFailed: true, text: `cannot be walked:\n${run.stdout}${run.stderr}` };
    const { steps, after, what } = JSON.parse(readFileSync(result, 'utf8')) as ReplayResult;
    if (after === undefined) return { isFailed: false, text: `passes, ${steps} steps` };
    return { isFailed: true, text: `fails at step ${after} of ${steps}, ${what}` };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
