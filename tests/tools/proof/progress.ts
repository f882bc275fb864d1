import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Result } from './readReports.ts';
import { proofFolder } from './step.ts';

/** How long a step took the last time, and how many tests it had. */
export interface Past {
  readonly ms: number;
  readonly tests: number;
}
export type Times = Readonly<Record<string, Past>>;

const timesFile = join(proofFolder, 'times.json');

export const readTimes = (): Times =>
  existsSync(timesFile) ? (JSON.parse(readFileSync(timesFile, 'utf8')) as Times) : {};

export const writeTimes = (times: Times): void => {
  mkdirSync(proofFolder, { recursive: true });
  writeFileSync(timesFile, `${JSON.stringify(times, null, 2)}\n`);
};

/** Where a lane of steps is: what has ended, and what runs. */
export interface Lane {
  readonly names: readonly string[];
  readonly ended: number;
  /** Milliseconds since the step that runs now was started. */
  readonly since: number;
}

/** The milliseconds until the slowest lane ends if every step takes as long as the last time; null if a time is unknown. */
export const timeLeft = (lanes: readonly Lane[], times: Times): number | null => {
  let longest = 0;
  for (const { names, ended, since } of lanes) {
    let left = 0;
    for (const [i, name] of names.slice(ended).entries()) {
      const past = times[name];
      if (!past) return null;
      left += i === 0 ? Math.max(0, past.ms - since) : past.ms;
    }
    longest = Math.max(longest, left);
  }
  return longest;
};

/** `about 3 min left`, or nothing if it is not known. */
export const inWords = (ms: number | null): string => {
  if (ms === null) return '';
  const seconds = Math.ceil(ms / 10_000) * 10;
  return seconds < 100 ? `, about ${seconds} s left` : `, about ${Math.round(seconds / 60)} min left`;
};

/** The line of a step that has ended. */
export const lineOf = (name: string, { passed, failures, skipped }: Result, ms: number): string => {
  const mark = failures.length > 0 ? '✗' : skipped === undefined ? '✓' : '–';
  const counts = failures.length > 0 ? `${passed} passed, ${failures.length} failed` : `${passed} passed`;
  return `${mark} ${name}: ${skipped === undefined ? counts : `left out: ${skipped}`} in ${Math.round(ms / 1000)} s`;
};

const listed = 20;

/** What failed, why, and what runs it alone. */
export const failuresText = (results: readonly Result[]): string => {
  const failures = results.flatMap((result) => result.failures);
  const shown = failures
    .slice(0, listed)
    .map(({ title, why, alone }) =>
      ['', `✗ ${title}`, ...why.split('\n').map((line) => `    ${line}`), `  Run it alone: ${alone}`].join(
        '\n',
      ),
    );
  const more = failures.slice(listed).map(({ title }) => `✗ ${title}`);
  return [...shown, ...(more.length > 0 ? ['', ...more] : [])].join('\n');
};
