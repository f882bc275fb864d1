import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { AnyStateMachine } from 'xstate';
import type { Conformance } from '../conformance/conformance.ts';
import type { Covering, Path, Thoroughness } from '../walk/coveringPaths.ts';
import { coverageOf, type Missing, type Share } from './coverageOf.ts';

/** Where paths are walked: on the actor, in the rendered view, in the browser. */
type Level = 'actor' | 'view' | 'browser';

/** The engines of browsers, by the names that Playwright gives them. */
export const engines = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof engines)[number];

/** The coverage of a suite at one level. */
export interface CoverageRecord {
  /** The name of the suite. A machine may have several suites at one level. */
  readonly name: string;
  /** The id of the machine. */
  readonly machine: string;
  readonly level: Level;
  readonly cover: Thoroughness;
  /** Level `browser`. */
  readonly engine?: Engine;
  /** The project of Playwright, if it has a name other than its engine's. */
  readonly project?: string;
  readonly paths: number;
  readonly steps: number;
  /** Paths that passed. The following figures count only these. */
  readonly passed: number;
  readonly nodes: Share;
  readonly transitions: Share;
  readonly refusals: Share;
  readonly missing: Missing;
  /** States of the exploration. */
  readonly states: number;
  /** Level `view`: which part of the suite has run; both have a record then. Undefined: all. */
  readonly part?: 'first' | 'rest' | undefined;
  /** Level `view`: how many hidden states a view could have and still be found wrong. */
  readonly conformance?: Conformance;
  /** Level `view`: the pairs of inputs that were done in one task, and all that there are. */
  readonly bursts?: Share;
  /** Level `actor`: laws, mutants, survivors, and mutants listed as equivalent. */
  readonly laws?: number;
  readonly mutants?: number;
  readonly survivors?: readonly string[];
  readonly equivalent?: number;
  /** Level `actor`, where conditions are measured: branches, conditions (MC/DC), and those listed as infeasible. */
  readonly branches?: Share;
  readonly conditions?: Share;
  readonly infeasible?: number;
  /** Level `browser`: the states of the chart that axe scanned, the different screens, and the runs of axe. */
  readonly scanned?: readonly string[];
  readonly screens?: number;
  readonly scans?: number;
}

/** The figures that suites of every level have. */
export type Figures = Pick<
  CoverageRecord,
  'machine' | 'paths' | 'steps' | 'passed' | 'nodes' | 'transitions' | 'refusals' | 'missing' | 'states'
>;

/** The figures of the paths that passed. */
export const figuresOf = <M extends AnyStateMachine>(
  { paths, exploration }: Covering<M>,
  passed: readonly Path<M>[],
): Figures => {
  const walked = passed.flatMap(({ steps }) => steps);
  const { nodes, transitions, refusals, missing, states } = coverageOf(exploration, walked);
  return {
    machine: exploration.model.machine.id,
    paths: paths.length,
    steps: paths.reduce((sum, { steps }) => sum + steps.length, 0),
    passed: passed.length,
    nodes,
    transitions,
    refusals,
    missing,
    states,
  };
};

/** The nearest folder with a package.json, from where the tests run upwards. */
export const projectFolder = (from = process.cwd()): string => {
  if (existsSync(join(from, 'package.json'))) return from;
  const outer = dirname(from);
  return outer === from ? process.cwd() : projectFolder(outer);
};

/** The folder of the records. */
export const recordFolder = join(projectFolder(), '.build/coverage');

/** `<name>.<level>.json`; unusual runs have a longer name. */
export const recordFile = ({
  name,
  level,
  engine = 'chromium',
  project = '',
  cover,
  conformance,
  part,
}: Pick<
  CoverageRecord,
  'name' | 'level' | 'engine' | 'project' | 'cover' | 'conformance' | 'part'
>): string => {
  const unusual = [
    level === 'browser' && cover !== 'transitions' ? cover : '',
    conformance && conformance.extra > 0 ? `n+${conformance.extra}` : '',
    engine === 'chromium' ? '' : engine,
    project,
    part === 'rest' ? part : '',
  ];
  return join(recordFolder, `${[name, level, ...unusual].filter(Boolean).join('.')}.json`);
};

/** Writes a record for the coverage table. */
export function record(figures: CoverageRecord): void {
  mkdirSync(recordFolder, { recursive: true });
  // Now it is part of this record.
  if (figures.part === undefined) rmSync(recordFile({ ...figures, part: 'rest' }), { force: true });
  writeFileSync(recordFile(figures), `${JSON.stringify(figures, null, 2)}\n`);
}
