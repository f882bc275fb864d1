import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Missing, missingInBoth, type Share, sharesOf } from './coverageOf.ts';
import { type CoverageRecord, type Level, levels, recordFolder } from './record.ts';

/** What was done to a machine at one level, by all of its suites there. */
interface LevelFigures {
  readonly paths: number;
  readonly steps: number;
  readonly passed: number;
  readonly missing: Missing;
  /** Per cent of the machine's states, transitions and refusals, rounded down. */
  readonly covered: number;
}

/** A machine's line in the coverage table. */
export interface MachineCoverage {
  readonly machine: string;
  /** States of its chart, the machine itself left out. */
  readonly states: number;
  readonly transitions: number;
  readonly refusals: number;
  /** States of its exploration. */
  readonly situations: number;
  readonly levels: Readonly<Record<Level, LevelFigures | null>>;
  readonly laws: number;
  readonly mutants: Share;
  readonly survivors: readonly string[];
  /** Mutants that are no mistakes; they are not among `mutants`. */
  readonly equivalent: number;
  /** States in which axe looked in the browser, on how many screens and in how many scans. */
  readonly scanned: number;
  readonly screens: number;
  readonly scans: number;
  /** What is lacking; empty if the machine is covered as it should be. */
  readonly short: readonly Shortfall[];
}

interface Shortfall {
  readonly level: Level;
  readonly what: string;
}

/** The records that the suites wrote, but for examples and for what is not the usual run of a level. */
export function readRecords(folder = recordFolder): CoverageRecord[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json') && !file.startsWith('example-'))
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as CoverageRecord)
    .filter(({ level, cover }) => level !== 'browser' || cover === 'transitions');
}

/**
 * A line for every machine, in the order of their names.
 * @param machines their ids: a machine without records is short as well
 * @param isFresh whether a record is still to be believed
 */
export const coverageOfMachines = (
  machines: readonly string[],
  records: readonly CoverageRecord[],
  isFresh: (record: CoverageRecord) => boolean = () => true,
): MachineCoverage[] =>
  machines.toSorted().map((machine) => {
    const ofMachine = records.filter((record) => record.machine === machine);
    const fresh = ofMachine.filter(isFresh);
    const at = (level: Level) => fresh.filter((record) => record.level === level);
    const [first] = [...at('actor'), ...fresh];
    const sum = (of: (record: CoverageRecord) => number | undefined) =>
      fresh.reduce((total, record) => total + (of(record) ?? 0), 0);
    const survivors = fresh.flatMap((record) => record.survivors ?? []);
    const total = sum(({ mutants }) => mutants) - sum(({ equivalent }) => equivalent);
    const figures = Object.fromEntries(levels.map((level) => [level, figuresAt(at(level))]));
    return {
      machine,
      states: first?.nodes.total ?? 0,
      transitions: first?.transitions.total ?? 0,
      refusals: first?.refusals.total ?? 0,
      situations: first?.states ?? 0,
      levels: figures as Record<Level, LevelFigures | null>,
      laws: sum(({ laws }) => laws),
      mutants: { covered: total - survivors.length, total },
      survivors,
      equivalent: sum(({ equivalent }) => equivalent),
      scanned: new Set(at('browser').flatMap(({ scanned = [] }) => scanned)).size,
      screens: sum(({ screens }) => screens),
      scans: sum(({ scans }) => scans),
      short: levels.flatMap((level) => shortAt(level, at(level)).map((what) => ({ level, what }))),
    };
  });

const figuresAt = (records: readonly CoverageRecord[]): LevelFigures | null => {
  const [first] = records;
  if (!first) return null;
  const sum = (of: (record: CoverageRecord) => number) =>
    records.reduce((total, record) => total + of(record), 0);
  const missing = records.map((record) => record.missing).reduce(missingInBoth);
  const total = {
    nodes: first.nodes.total,
    transitions: first.transitions.total,
    refusals: first.refusals.total,
  };
  const shares = Object.values(sharesOf(total, missing));
  const [covered, all] = [
    shares.reduce((n, share) => n + share.covered, 0),
    shares.reduce((n, share) => n + share.total, 0),
  ];
  return {
    paths: sum(({ paths }) => paths),
    steps: sum(({ steps }) => steps),
    passed: sum(({ passed }) => passed),
    missing,
    covered: all === 0 ? 100 : Math.floor((100 * covered) / all),
  };
};

const shortAt = (level: Level, records: readonly CoverageRecord[]): string[] => {
  const figures = figuresAt(records);
  if (!figures) return ['not tested, or not since something changed'];
  const { passed, paths, missing } = figures;
  return [
    ...(passed < paths ? [`${passed} of ${paths} paths passed`] : []),
    ...[...missing.transitions, ...missing.refusals, ...missing.nodes].map((key) => `uncovered: ${key}`),
    ...(level === 'actor' && records.some(({ mutants }) => mutants === undefined)
      ? ['its mutants were not tried']
      : []),
    ...records.flatMap(({ survivors = [] }) => survivors.map((mutant) => `survived: ${mutant}`)),
    ...(level === 'browser' && records.some(({ scanned = [] }) => scanned.length === 0)
      ? ['axe has not looked']
      : []),
  ];
};

/** The coverage of machines as a table in Markdown: figures that are the same in every run, and no times. */
export const coverageTable = (rows: readonly MachineCoverage[]): string => {
  const sum = (of: (row: MachineCoverage) => number) => rows.reduce((total, row) => total + of(row), 0);
  const played = (figures: LevelFigures | null) =>
    figures ? `${figures.covered} % · ${figures.paths} · ${figures.steps}` : '–';
  const cells = (row: MachineCoverage) => [
    row.machine,
    row.states,
    row.transitions,
    row.refusals,
    ...levels.map((level) => played(row.levels[level])),
    row.scanned,
    row.laws,
    `${row.mutants.covered} of ${row.mutants.total}${row.equivalent > 0 ? ` (${row.equivalent} equal)` : ''}`,
  ];
  const walked = (level: Level) =>
    `${sum(({ levels }) => levels[level]?.paths ?? 0)} · ${sum(({ levels }) => levels[level]?.steps ?? 0)}`;
  const line = (row: readonly (string | number)[]) => `| ${row.join(' | ')} |`;
  return [
    line([
      'Machine',
      'States',
      'Transitions',
      'Refusals',
      'Actor',
      'View',
      'Browser',
      'axe',
      'Laws',
      'Mutants',
    ]),
    line(['---', ...Array<string>(9).fill('--:')]),
    ...rows.map((row) => line(cells(row))),
    line([
      `**${rows.length} machines**`,
      sum(({ states }) => states),
      sum(({ transitions }) => transitions),
      sum(({ refusals }) => refusals),
      ...levels.map(walked),
      sum(({ scanned }) => scanned),
      sum(({ laws }) => laws),
      `${sum(({ mutants }) => mutants.covered)} of ${sum(({ mutants }) => mutants.total)}`,
    ]),
  ].join('\n');
};
