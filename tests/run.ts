import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { projectRoot } from '../src/site-build/projectRoot.mjs';
import { type HostReport, hostReportFile } from './hosts/report.ts';

/**
 * `npm test`: types, lint and format, unused code, unit and model tests, browser tests, links, the site behind nginx
 * and as a Cloudflare worker, and the machines' coverage, in this order. A failure does not stop the later steps. The
 * last line, `N passed, N failed`, adds up all steps. Exits with 1 when anything failed or a suite ran no test.
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
}

const run = (args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: projectRoot,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });

/** Runs a command without tests, which counts as one test. */
const check = async (args: readonly string[]): Promise<Count> => {
  const isPassed = (await run(args)) === 0;
  return { passed: Number(isPassed), failed: Number(!isPassed) };
};

/** Runs a suite that writes a report, which `read` counts. A suite that crashes or runs no test has failed. */
const suite = async (
  args: readonly string[],
  file: string,
  read: (report: never) => Count,
  env?: NodeJS.ProcessEnv,
): Promise<Count> => {
  rmSync(file, { force: true });
  const code = await run(args, env);
  const count = existsSync(file)
    ? read(JSON.parse(readFileSync(file, 'utf8')) as never)
    : { passed: 0, failed: 0 };
  if (count.skipped !== undefined && code === 0) return count;
  const isSilentFailure = count.failed === 0 && (code !== 0 || count.passed === 0);
  return isSilentFailure ? { ...count, failed: 1 } : count;
};

const vitestReport = join(results, 'vitest.json');
const playwrightReport = join(results, 'e2e.json');

const steps: Readonly<Record<string, () => Promise<Count>>> = {
  types: () => check([bin('typescript', 'bin/tsc'), '-b', 'tests/tsconfig.all.json']),
  lint: () => check([bin('@biomejs/biome', 'bin/biome'), 'check', '--error-on-warnings', '.']),
  'unused code': () => check([knip, '--no-config-hints', '--config', 'tests/knip.jsonc']),
  'code that only tests use': () =>
    check([
      knip,
      '--no-config-hints',
      '--config',
      'tests/knip.jsonc',
      '--production',
      '--include',
      'files,exports,types',
    ]),
  'unit and model tests': () =>
    suite(
      [
        bin('vitest', 'vitest.mjs'),
        'run',
        '--config',
        'tests/vitest.config.ts',
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
  'browser tests': () =>
    suite(
      [bin('playwright', 'cli.js'), 'test', '-c', 'e2e'],
      playwrightReport,
      ({ stats }: { stats: { expected: number; flaky: number; unexpected: number } }) => ({
        passed: stats.expected + stats.flaky,
        failed: stats.unexpected,
      }),
    ),
  links: () => check(['--import', 'tsx', join(projectRoot, 'tests/links/run.ts')]),
  'static files behind nginx': () =>
    suite(
      ['--import', 'tsx', join(projectRoot, 'tests/hosts/verifyNginx.ts'), '--optional'],
      hostReportFile('nginx'),
      (report: HostReport) => report,
    ),
  'Cloudflare worker': () =>
    suite(
      ['--import', 'tsx', join(projectRoot, 'tests/hosts/verifyWorker.ts'), '--optional'],
      hostReportFile('worker'),
      (report: HostReport) => report,
    ),
  'machine coverage': () =>
    check(['--import', 'tsx', join(projectRoot, 'tests/coverage.ts'), '--recorded', '--check']),
};

mkdirSync(results, { recursive: true });
const lines: string[] = [];
const total = { passed: 0, failed: 0 };
for (const [name, step] of Object.entries(steps)) {
  console.log(`\n— ${name}`);
  const started = performance.now();
  const { passed, failed, skipped } = await step();
  total.passed += passed;
  total.failed += failed;
  const result = skipped === undefined ? `${passed} passed, ${failed} failed` : `skipped: ${skipped}`;
  lines.push(`${name}: ${result} (${Math.round((performance.now() - started) / 1000)} s)`);
}
console.log(`\n${lines.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
