import type { Reporter, TestCase, TestResult } from 'playwright/types/testReporter';
import { missingInBoth, sharesOf } from '../coverage/coverageOf.ts';
import { type CoverageRecord, type Engine, record } from '../coverage/record.ts';
import { type PathReport, pathReport, type SuitePlan, suiteOf } from './pathReport.ts';

interface SuiteResults {
  readonly suite: SuitePlan;
  readonly engine: Engine;
  readonly project: string;
  readonly played: PathReport[];
}

/**
 * A Playwright reporter that collects the results of the browser suites from all workers, writes their coverage records
 * and prints what axe scanned. Add it to the config: `reporter: [['list'], ['…/tests/paths/reporter.ts']]`.
 */
export class PathsReporter implements Reporter {
  readonly #suites = new Map<string, SuiteResults>();

  printsToStdio(): boolean {
    return false;
  }

  onTestEnd(test: TestCase, { status, attachments }: TestResult): void {
    const suite = suiteOf(test.annotations);
    if (!suite) return;
    const { name: project = '', use } = test.parent.project() ?? {};
    const engine = use?.browserName ?? 'chromium';
    const key = JSON.stringify([suite.name, suite.cover, suite.isCloser, engine, project]);
    const results = this.#suites.get(key) ?? { suite, engine, project, played: [] };
    this.#suites.set(key, results);
    const body = attachments.find(({ name }) => name === pathReport)?.body;
    if (status === 'passed' && body) results.played.push(JSON.parse(body.toString()) as PathReport);
  }

  onEnd(): void {
    const records = [...this.#suites.values()].map(recordOf);
    for (const each of records) {
      record(each);
      console.log(
        `${each.name} in ${each.engine}: ${each.passed} of ${each.paths} paths; ${axeSummary([each])}`,
      );
    }
    if (records.length > 1) console.log(`All machines: ${axeSummary(records)}`);
  }
}

const recordOf = ({
  suite: { name, cover, plan },
  engine,
  project,
  played,
}: SuiteResults): CoverageRecord => {
  const missing = played.map((each) => each.missing).reduce(missingInBoth, plan.missing);
  const { nodes, transitions, refusals } = plan;
  const total = { nodes: nodes.total, transitions: transitions.total, refusals: refusals.total };
  return {
    ...plan,
    ...sharesOf(total, missing),
    missing,
    name,
    cover,
    level: 'browser',
    engine,
    ...(project === '' || project === engine ? {} : { project }),
    passed: played.length,
    scanned: [...new Set(played.flatMap(({ scanned }) => scanned))].sort(),
    screens: played.reduce((sum, { screens }) => sum + screens, 0),
    scans: played.reduce((sum, { scans }) => sum + scans, 0),
  };
};

/** Always 0 violations: a path with a violation fails and is not counted. */
const axeSummary = (records: readonly CoverageRecord[]): string => {
  const sum = (of: (record: CoverageRecord) => number) => records.reduce((n, each) => n + of(each), 0);
  const [states, screens, scans] = [
    sum(({ scanned = [] }) => scanned.length),
    sum(({ screens = 0 }) => screens),
    sum(({ scans = 0 }) => scans),
  ];
  return `axe in ${states} states, on ${screens} screens, in ${scans} scans, 0 violations`;
};
