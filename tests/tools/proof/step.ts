import { spawn } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { projectRoot } from '../../../src/site-build/projectRoot.mjs';
import type { Result } from './readReports.ts';

/** A part of a proof: what runs, and how its result is read. */
export interface Step {
  readonly name: string;
  /** Runs the step. Calls `onTest` whenever a test has ended. */
  run(onTest: () => void): Promise<Result>;
}

/** The logs of the steps, the reports of the suites, and the times of the last run. */
export const proofFolder = join(projectRoot, '.build/proof');

const require = createRequire(import.meta.url);

/** The path of a package's command. Run with this Node, it needs neither a shell nor PATH. */
export const bin = (name: string, path: string): string =>
  join(dirname(require.resolve(`${name}/package.json`)), path);

/** knip does not export its package.json, so `bin` cannot find it. */
export const knip = join(projectRoot, 'node_modules/knip/bin/knip.js');

const logOf = (name: string): string => join(proofFolder, `${name.replaceAll(/\W+/g, '-')}.log`);

interface Ended {
  readonly code: number;
  readonly output: string;
}

const runNode = (
  name: string,
  args: readonly string[],
  onTest: () => void,
  env: NodeJS.ProcessEnv = {},
): Promise<Ended> =>
  new Promise((resolve, reject) => {
    mkdirSync(proofFolder, { recursive: true });
    const log = createWriteStream(logOf(name));
    const chunks: Buffer[] = [];
    const child = spawn(process.execPath, args, {
      cwd: projectRoot,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        log.write(chunk);
      });
    child.on('message', onTest);
    child.on('error', reject);
    child.on('close', (code) => {
      log.end();
      resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() });
    });
  });

/** The end of an output, which says why. */
const endOf = (output: string): string => output.trimEnd().split('\n').slice(-40).join('\n');

/** A command without tests, which counts as one. `alone` is what a person types to run it. */
export const command = (name: string, alone: string, args: readonly string[]): Step => ({
  name,
  run: async (onTest) => {
    const { code, output } = await runNode(name, args, onTest);
    if (code === 0) return { passed: 1, failures: [] };
    return { passed: 0, failures: [{ title: name, why: endOf(output), alone }] };
  },
});

interface SuiteOptions {
  readonly name: string;
  readonly alone: string;
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  /** The file of its report. */
  readonly report: string;
  readonly read: (report: never) => Result;
}

/** A suite that writes a report. One that crashes, or runs no test, has failed. */
export const suite = ({ name, alone, args, env, report, read }: SuiteOptions): Step => ({
  name,
  run: async (onTest) => {
    rmSync(report, { force: true });
    const { code, output } = await runNode(name, args, onTest, env);
    const result: Result = existsSync(report)
      ? read(JSON.parse(readFileSync(report, 'utf8')) as never)
      : { passed: 0, failures: [] };
    const isSilent = result.failures.length === 0 && (code !== 0 || result.passed === 0);
    if (!isSilent || (code === 0 && result.skipped !== undefined)) return result;
    return { ...result, failures: [{ title: name, why: endOf(output), alone }] };
  },
});
