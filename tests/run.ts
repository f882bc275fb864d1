import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { buildIfStale } from '../src/site-build/build.ts';
import { projectRoot } from '../src/site-build/projectRoot.mjs';
import { missingEngine } from './tools/engines/engines.ts';
import { type HostReport, hostReportFile } from './tools/hosts/report.ts';

/**
 * `npm test`: unit and model tests, then browser tests, in Firefox too where it is there, and beside them types, lint and format, unused code, links, the
 * site behind nginx and as a Cloudflare worker, which leave a core idle or wait most of the time; at the end the
 * machines' coverage. A failure does not stop the later steps; the end of a failed step's output is printed again before
 * the counts. The last line, `N passed, N failed`, adds up all steps. Exits with 1 when anything failed or a suite ran
 * no test.
 */
const results = join(projectRoot, '.build');
const require = createRequire(import.meta.url);

/** The path of a package's command. Run with this Node, it needs neither a shell nor PATH. */
const bin = (name: string, path: string): string =>
  join(dirname(require.resolve(`${name}/package.json`)), path);

/** knip does not export its package.json, so `bin` cannot find it. */
const knip = join(projectRoot, 'node_modules/knip/bin/knip.js');

interface Count {
  readonly passed: number;
  readonly failed: number;
  /** Why nothing was run. */
  readonly skipped?: string;
  readonly isSecondTry?: boolean;
}

/** Where the output of a step goes as it comes. */
type Print = (bytes: Uint8Array) => void;

const run = (args: readonly string[], print: Print): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: projectRoot, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', print);
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });

type StepRun = (print: Print) => Promise<Count>;

/** Runs a command without tests, which counts as one test. */
const check =
  (args: readonly string[]): StepRun =>
  async (print) => {
    const isPassed = (await run(args, print)) === 0;
    return { passed: Number(isPassed), failed: Number(!isPassed) };
  };

/** Runs a suite that writes a report, which `read` counts. A suite that crashes or runs no test has failed. */
const suite =
  (args: readonly string[], file: string, read: (report: never) => Count): StepRun =>
  async (print) => {
    rmSync(file, { force: true });
    const code = await run(args, print);
    const count = existsSync(file)
      ? read(JSON.parse(readFileSync(file, 'utf8')) as never)
      : { passed: 0, failed: 0 };
    if (count.skipped !== undefined && code === 0) return count;
    const isSilentFailure = count.failed === 0 && (code !== 0 || count.passed === 0);
    return isSilentFailure ? { ...count, failed: 1 } : count;
  };

const vitestReport = join(results, 'vitest.json');
/** Runs browser tests on the built site. */
const browserSuite =
  (args: readonly string[], report: string): StepRun =>
  async (print) => {
    await buildSite(print);
    return suite(
      [bin('playwright', 'cli.js'), 'test', '-c', ...args],
      join(results, report),
      ({ stats }: { stats: { expected: number; flaky: number; unexpected: number } }) => ({
        passed: stats.expected + stats.flaky,
        failed: stats.unexpected,
      }),
    )(print);
  };

/** Runs servers of other makers, so a failure that does not come again is no failure, as in the browser suites. */
const host =
  (name: string, script: string): StepRun =>
  async (print) => {
    const check = suite(
      ['--import', 'tsx', join(projectRoot, 'tests/tools/hosts', script), '--optional'],
      hostReportFile(name),
      (report: HostReport) => report,
    );
    const first = await check(print);
    if (first.failed === 0) return first;
    print(Buffer.from('Failed. Once more:\n'));
    return { ...(await check(print)), isSecondTry: true };
  };

/** The site that several steps look at. They would build it themselves, but must not do so at the same time. */
let site: Promise<Count> | undefined;
const buildSite: StepRun = (print) => {
  site ??= buildIfStale().then(
    () => ({ passed: 1, failed: 0 }),
    (error) => {
      print(Buffer.from(`${error instanceof Error ? error.message : error}\n`));
      return { passed: 0, failed: 1 };
    },
  );
  return site;
};

type Steps = Readonly<Record<string, StepRun>>;
const tests: Steps = {
  'unit and model tests': suite(
    [
      bin('vitest', 'vitest.mjs'),
      'run',
      '--config',
      'tests/vitest.suite.config.ts',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${vitestReport}`,
    ],
    vitestReport,
    ({ numPassedTests, numFailedTests }: { numPassedTests: number; numFailedTests: number }) => ({
      passed: numPassedTests,
      failed: numFailedTests,
    }),
  ),
  'browser tests': browserSuite(['e2e'], 'e2e.json'),
  'browser tests in Firefox': (print) => {
    const skipped = missingEngine('firefox');
    return skipped === undefined
      ? browserSuite(['e2e/engines.config.ts', '--project', 'firefox'], 'engines-tests.json')(print)
      : Promise.resolve({ passed: 0, failed: 0, skipped });
  },
};
const besideTests: Steps = {
  build: buildSite,
  types: check([bin('typescript', 'bin/tsc'), '-b', 'tests/tsconfig.all.json']),
  lint: check([bin('@biomejs/biome', 'bin/biome'), 'check', '--error-on-warnings', '.']),
  'unused code': check([knip, '--no-config-hints', '--config', 'tests/knip.jsonc']),
  'code that only tests use': check([
    knip,
    '--no-config-hints',
    '--config',
    'tests/knip.jsonc',
    '--production',
    '--include',
    'files,exports,types',
  ]),
  links: check(['--import', 'tsx', join(projectRoot, 'tests/tools/links/run.ts')]),
  'static files behind nginx': host('nginx', 'verifyNginx.ts'),
  'Cloudflare worker': host('worker', 'verifyWorker.ts'),
  'WebKit journeys': host('webkit', '../engines/webkitJourneys.ts'),
};
const afterTests: Steps = {
  'machine coverage': check([
    '--import',
    'tsx',
    join(projectRoot, 'tests/tools/coverage.ts'),
    '--recorded',
    '--check',
  ]),
};

const lines: string[] = [];
const failures: string[] = [];
const total = { passed: 0, failed: 0 };
const linesOfFailure = 80;

/** Runs steps one after the other. Their output is printed as it comes, or with `isWhole` when a step has ended. */
const runSteps = async (steps: Steps, { isWhole = false } = {}): Promise<void> => {
  for (const [name, step] of Object.entries(steps)) {
    const kept: Uint8Array[] = [];
    const write: Print = (bytes) => void process.stdout.write(bytes);
    const title = Buffer.from(`\n— ${name}\n`);
    if (!isWhole) write(title);
    const started = performance.now();
    const { passed, failed, skipped, isSecondTry } = await step((bytes) => {
      kept.push(bytes);
      if (!isWhole) write(bytes);
    });
    const output = Buffer.concat(kept);
    if (isWhole) write(Buffer.concat([title, output]));
    if (failed > 0) {
      const end = output.toString().trimEnd().split('\n').slice(-linesOfFailure).join('\n');
      failures.push(`\n— ${name} failed; the end of its output:\n${end}\n`);
    }
    total.passed += passed;
    total.failed += failed;
    const result = skipped === undefined ? `${passed} passed, ${failed} failed` : `skipped: ${skipped}`;
    const seconds = `${Math.round((performance.now() - started) / 1000)} s`;
    lines.push(`${name}: ${result} (${isSecondTry ? `second try, ${seconds}` : seconds})`);
  }
};

mkdirSync(results, { recursive: true });
await Promise.all([runSteps(tests), runSteps(besideTests, { isWhole: true })]);
await runSteps(afterTests);
console.log(failures.join('\n'));
console.log(`\n${lines.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
