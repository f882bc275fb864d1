import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '../../../src/site-build/projectRoot.mjs';
import type { CheckedRequest } from './checkHost.ts';

/** What `npm run test:all` reads of a host. */
export interface HostReport {
  readonly passed: number;
  readonly failed: number;
  /** The requests that failed. */
  readonly problems?: readonly CheckedRequest[];
  /** Why the host was not checked. */
  readonly skipped?: string;
}

export const hostReportFile = (host: string): string => join(projectRoot, '.build', `${host}.json`);

function write(host: string, counts: HostReport): void {
  mkdirSync(dirname(hostReportFile(host)), { recursive: true });
  writeFileSync(hostReportFile(host), `${JSON.stringify(counts)}\n`);
}

/** Prints what is wrong, and the counts as the last line. Sets the exit code. */
export function report(host: string, checked: readonly CheckedRequest[]): void {
  const failures = checked.filter(({ problems }) => problems.length > 0);
  for (const { name, problems } of failures)
    console.log(`✗ ${name}\n${problems.map((p) => `    ${p}`).join('\n')}`);
  const counts = { passed: checked.length - failures.length, failed: failures.length };
  write(host, { ...counts, problems: failures });
  console.log(`${host}: ${counts.passed} passed, ${counts.failed} failed`);
  process.exitCode = counts.failed > 0 || counts.passed === 0 ? 1 : 0;
}

/** For a host that is not available here. `isOptional`: the exit code is 0. */
export function reportSkipped(host: string, reason: string, isOptional: boolean): void {
  write(host, { passed: 0, failed: 0, skipped: reason });
  console.log(`skipped: ${reason}`);
  process.exitCode = isOptional ? 0 : 1;
}
