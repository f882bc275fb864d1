import { relative } from 'node:path';
import { projectRoot } from '../../../src/site-build/projectRoot.mjs';
import {
  failuresText,
  inWords,
  type Lane,
  lineOf,
  type Past,
  readTimes,
  timeLeft,
  writeTimes,
} from './progress.ts';
import type { Result } from './readReports.ts';
import { proofFolder, type Step } from './step.ts';

/** Lanes of steps that run beside each other, and steps that need the results of all of them. */
export interface Proof {
  readonly lanes: readonly (readonly Step[])[];
  readonly last?: readonly Step[];
}

/** A terminal shows what runs, on one line that is written again; a log gets that line once a minute. */
const isTerminal = process.stdout.isTTY === true;
const refresh = isTerminal ? 200 : 60_000;

/**
 * Runs all steps and prints a line for each that ends, then what failed, and `N passed, N failed` at last. A failure does
 * not stop the other steps.
 * @returns the exit code
 */
export async function runProof({ lanes, last = [] }: Proof): Promise<number> {
  const past = readTimes();
  const times: Record<string, Past> = { ...past };
  const results: Result[] = [];
  const running = new Map<Step, { readonly started: number; tests: number }>();
  const count = lanes.flat().length + last.length;
  const ended = new Map(lanes.map((lane) => [lane, 0]));

  const left = () => {
    const laneOf = (steps: readonly Step[], done: number): Lane => {
      const current = steps[done];
      const started = current && running.get(current)?.started;
      return {
        names: steps.map(({ name }) => name),
        ended: done,
        since: started === undefined ? 0 : performance.now() - started,
      };
    };
    const beside = timeLeft(
      [...ended].map(([lane, done]) => laneOf(lane, done)),
      past,
    );
    const after = timeLeft([laneOf(last, Math.max(0, results.length - lanes.flat().length))], past);
    return inWords(beside === null || after === null ? null : beside + after);
  };
  const erase = isTerminal ? '\r\u001b[2K' : '';
  const say = (line: string) => void process.stdout.write(`${erase}${line}\n`);
  const sayWhatRuns = () => {
    const names = [...running].map(([{ name }, { tests }]) => {
      const all = past[name]?.tests ?? 0;
      return tests === 0 ? name : `${name} ${tests}${all >= tests ? ` of ${all}` : ''}`;
    });
    const line = `  ${names.join(', ')} (${results.length} of ${count} steps done${left()})`;
    process.stdout.write(
      isTerminal ? `${erase}${line.slice(0, (process.stdout.columns ?? 80) - 1)}` : `${line}\n`,
    );
  };
  const timer = setInterval(sayWhatRuns, refresh);

  const runSteps = async (steps: readonly Step[]) => {
    for (const step of steps) {
      const state = { started: performance.now(), tests: 0 };
      running.set(step, state);
      const result = await step.run(() => state.tests++);
      const ms = performance.now() - state.started;
      running.delete(step);
      results.push(result);
      if (ended.has(steps)) ended.set(steps, (ended.get(steps) ?? 0) + 1);
      if (result.failures.length === 0) times[step.name] = { ms: Math.round(ms), tests: result.passed };
      say(`${lineOf(step.name, result, ms)} (${results.length} of ${count}${left()})`);
    }
  };

  const started = performance.now();
  await Promise.all(lanes.map(runSteps));
  await runSteps(last);
  clearInterval(timer);
  writeTimes(times);
  const failed = results.reduce((sum, { failures }) => sum + failures.length, 0);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  if (failed > 0)
    say(`${failuresText(results)}\n\nEverything that was printed: ${relative(projectRoot, proofFolder)}`);
  const minutes = ((performance.now() - started) / 60_000).toFixed(1);
  console.log(`\n${minutes} minutes\n${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}
