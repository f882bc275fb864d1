import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { projectRoot } from '../../../src/site-build/projectRoot.mjs';
import type { HostReport } from '../hosts/report.ts';

export interface Failure {
  readonly title: string;
  readonly why: string;
  /** The command that runs it alone. */
  readonly alone: string;
}

export interface Result {
  readonly passed: number;
  readonly failures: readonly Failure[];
  /** Why nothing was run. */
  readonly skipped?: string;
}

/** Titles of generated paths are long; their beginnings differ. */
const short = (title: string): string => (title.length > 100 ? `${title.slice(0, 100)}…` : title);

/** A pattern for the beginning of this title, as one word of a shell. */
const quoted = (title: string): string =>
  `'${title
    .slice(0, 100)
    .replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll(/'/g, '.')}'`;

/** The message of an error without its stack, which the step's log has. */
const messageOf = (error = ''): string =>
  stripVTControlCharacters(error)
    .split('\n')
    .filter((line) => !/^ {4}at /.test(line))
    .slice(0, 30)
    .join('\n')
    .trimEnd();

interface VitestReport {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
      /** Milliseconds. */
      readonly duration?: number;
    }[];
  }[];
}

/** Reads the JSON of Vitest. A file that cannot be loaded is a failure, too. */
export const readVitest = ({ numPassedTests, testResults }: VitestReport): Result => ({
  passed: numPassedTests,
  failures: testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(projectRoot, name);
    const failed = assertionResults.filter((each) => each.status === 'failed');
    if (failed.length === 0 && status === 'failed')
      return [{ title: file, why: messageOf(message), alone: `npm run test:unit -- ${file}` }];
    return failed.map(({ fullName, failureMessages, duration = 0 }) => ({
      title: `${file}: ${short(fullName)}`,
      // Vitest reports what has exceeded its time limit without the message.
      why: failureMessages[0]?.includes('STACK_TRACE_ERROR')
        ? `It did not end within ${Math.round(duration / 1000)} s.`
        : messageOf(failureMessages[0]),
      alone: `npm run test:unit -- ${file} -t ${quoted(fullName)}`,
    }));
  }),
});

interface PlaywrightSuite {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly {
      readonly results: readonly {
        readonly duration?: number;
        readonly errors: readonly { readonly message?: string }[];
      }[];
    }[];
  }[];
}

export interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly suites: readonly PlaywrightSuite[];
  readonly errors: readonly { readonly message?: string }[];
}

/** How long the tests of each spec took, in seconds. */
export const secondsOfSpecs = ({ suites }: PlaywrightReport): ReadonlyMap<string, number> => {
  const secondsIn = ({ suites = [], specs }: PlaywrightSuite): number =>
    specs
      .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
      .reduce((sum, { duration = 0 }) => sum + duration / 1000, 0) +
    suites.reduce((sum, each) => sum + secondsIn(each), 0);
  return new Map(suites.map((each) => [`e2e/${each.title}`, secondsIn(each)]));
};

/** Reads the JSON of Playwright. `alone` runs its tests; a file and a title follow. */
export const readPlaywright =
  (alone: string) =>
  ({ stats, suites, errors }: PlaywrightReport): Result => {
    const failuresIn = ({ title, suites = [], specs }: PlaywrightSuite, file = title): Failure[] => [
      ...specs
        .filter(({ ok }) => !ok)
        .map(({ title, tests }) => ({
          title: `e2e/${file}: ${short(title)}`,
          why: messageOf(tests[0]?.results.at(-1)?.errors[0]?.message),
          alone: `${alone} ${file} -g ${quoted(title)}`,
        })),
      ...suites.flatMap((each) => failuresIn(each, file)),
    ];
    return {
      passed: stats.expected,
      failures: [
        ...suites.flatMap((each) => failuresIn(each)),
        ...errors.map(({ message }) => ({ title: 'browser tests', why: messageOf(message), alone })),
      ],
    };
  };

/** Reads what a check of a host has written. Its log says what was wrong. */
export const readHost =
  (name: string, alone: string) =>
  ({ passed, failed, skipped, problems = [] }: HostReport): Result => ({
    passed,
    failures: Array.from({ length: failed }, (_, i) => ({
      title: `${name}: ${problems[i]?.name ?? 'failed'}`,
      why: problems[i]?.problems.join('\n') ?? '',
      alone,
    })),
    ...(skipped === undefined ? {} : { skipped }),
  });
