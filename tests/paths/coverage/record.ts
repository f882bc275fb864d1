import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyStateMachine } from 'xstate';
import type { Covering, Path, Thoroughness } from '../walk/coveringPaths.ts';
import { coverageOf, type Missing, type Share } from './coverageOf.ts';

/** Where a machine's paths are played: on the actor, in the rendered view, in the browser. */
export const levels = ['actor', 'view', 'browser'] as const;
export type Level = (typeof levels)[number];

/** What a suite did to a machine at one level. */
export interface CoverageRecord {
  /** The suite's name: a machine may have several suites at one level. */
  readonly name: string;
  /** The machine's id. */
  readonly machine: string;
  readonly level: Level;
  readonly cover: Thoroughness;
  /** Playwright's project, where it has a name. */
  readonly project?: string;
  readonly paths: number;
  readonly steps: number;
  /** Paths that were played to their end. What follows counts these alone. */
  readonly passed: number;
  readonly nodes: Share;
  readonly transitions: Share;
  readonly refusals: Share;
  readonly missing: Missing;
  /** States of the exploration. */
  readonly states: number;
  /** Level `actor`: how many laws, how many mutants, which of them survived, and how many are no mistakes. */
  readonly laws?: number;
  readonly mutants?: number;
  readonly survivors?: readonly string[];
  readonly equivalent?: number;
  /** Level `browser`: in which states of the chart axe looked, at how many different screens, and how often it ran. */
  readonly scanned?: readonly string[];
  readonly screens?: number;
  readonly scans?: number;
}

/** What the suites of every level count. */
export type Figures = Pick<
  CoverageRecord,
  'machine' | 'paths' | 'steps' | 'passed' | 'nodes' | 'transitions' | 'refusals' | 'missing' | 'states'
>;

/** The figures of paths that were played to their end, out of those that were meant to be. */
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

/** Where records go, seen from this file. */
export const recordFolder = join(import.meta.dirname, '../../../.build/coverage');

/** A record's file: `<name>.<level>.json`; what is not the usual run of a level has its own. */
export const recordFile = ({
  name,
  level,
  project = '',
  cover,
}: Pick<CoverageRecord, 'name' | 'level' | 'project' | 'cover'>): string =>
  join(
    recordFolder,
    `${[name, level, ...(level === 'browser' && cover !== 'transitions' ? [cover] : []), project]
      .filter(Boolean)
      .join('.')}.json`,
  );

/** Writes a record to its file, from which the coverage table is made. */
export function record(figures: CoverageRecord): void {
  mkdirSync(recordFolder, { recursive: true });
  writeFileSync(recordFile(figures), `${JSON.stringify(figures, null, 2)}\n`);
}
