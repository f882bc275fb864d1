import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Conformance, isWhole, proofByParts } from '../conformance/conformance.ts';
import { type Missing, missingInBoth, type Share, sharesOf } from './coverageOf.ts';
import { type CoverageRecord, type Engine, engines, recordFolder } from './record.ts';

/** Where paths are walked: on the actor, in the rendered view, in each engine. */
const walks = ['actor', 'view', ...engines] as const;
type Walk = (typeof walks)[number];

/** The coverage of a machine at one level or in one engine, by all of its suites. */
interface LevelFigures {
  readonly paths: number;
  readonly steps: number;
  readonly passed: number;
  readonly missing: Missing;
  /** Percentage of states, transitions and refusals, rounded down. */
  readonly covered: number;
}

/** The row of a machine in the coverage table. */
export interface MachineCoverage {
  readonly machine: string;
  /** States of the chart, without the machine itself. */
  readonly states: number;
  readonly transitions: number;
  readonly refusals: number;
  /** States of the exploration. */
  readonly situations: number;
  readonly levels: Readonly<Record<Walk, LevelFigures | null>>;
  /** Of the guards, assigns and rules that the exploration runs; null where they are not measured. */
  readonly branches: Share | null;
  readonly conditions: Share | null;
  /** Branches and conditions that cannot be tried; not counted in `branches` and `conditions`. */
  readonly infeasible: number;
  /** How many hidden states a view could have and still be found wrong; null if nothing is proved. */
  readonly conformance: Conformance | null;
  /** Of all suites of its views: the pairs of inputs that were done in one task, and all that there are. */
  readonly bursts: Share | null;
  readonly laws: number;
  readonly mutants: Share;
  readonly survivors: readonly string[];
  /** Mutants that behave like the machine; not counted in `mutants`. */
  readonly equivalent: number;
  /** In Chromium: states of the chart that axe scanned, different screens, and runs of axe. */
  readonly scanned: number;
  readonly screens: number;
  readonly scans: number;
  /** What is missing; empty if the machine is fully covered. */
  readonly short: readonly Shortfall[];
}

interface Shortfall {
  readonly level: Walk;
  readonly what: string;
}

/** Reads the records of the suites, without examples and unusual runs. */
export function readRecords(folder = recordFolder): CoverageRecord[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json') && !file.startsWith('example-'))
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as CoverageRecord)
    .filter(({ level, cover }) => level !== 'browser' || cover === 'transitions')
    .filter(({ conformance }) => !conformance || conformance.extra === 0);
}

/**
 * One row for each machine, sorted by name.
 * @param machines their ids: a machine without records has shortfalls, too
 * @param isFresh whether a record is up to date
 * @param present the engines that are there: others have no shortfalls
 */
export const coverageOfMachines = (
  machines: readonly string[],
  records: readonly CoverageRecord[],
  isFresh: (record: CoverageRecord) => boolean = () => true,
  present: readonly Engine[] = ['chromium'],
): MachineCoverage[] =>
  machines.toSorted().map((machine) => {
    const ofMachine = records.filter((record) => record.machine === machine);
    const fresh = withoutFirstParts(ofMachine.filter(isFresh));
    const at = (walk: Walk) => fresh.filter((record) => walkOf(record) === walk);
    const inChromium = at('chromium');
    const [first] = [...at('actor'), ...fresh];
    const sum = (of: (record: CoverageRecord) => number | undefined) =>
      fresh.reduce((total, record) => total + (of(record) ?? 0), 0);
    const survivors = fresh.flatMap((record) => record.survivors ?? []);
    const total = sum(({ mutants }) => mutants) - sum(({ equivalent }) => equivalent);
    const figures = Object.fromEntries(walks.map((walk) => [walk, figuresAt(at(walk))]));
    return {
      machine,
      states: first?.nodes.total ?? 0,
      transitions: first?.transitions.total ?? 0,
      refusals: first?.refusals.total ?? 0,
      situations: first?.states ?? 0,
      levels: figures as Record<Walk, LevelFigures | null>,
      branches: first?.branches ?? null,
      conditions: first?.conditions ?? null,
      infeasible: sum(({ infeasible }) => infeasible),
      conformance: leastConformance(at('view')),
      bursts: burstsOf(at('view')),
      laws: sum(({ laws }) => laws),
      mutants: { covered: total - survivors.length, total },
      survivors,
      equivalent: sum(({ equivalent }) => equivalent),
      scanned: new Set(inChromium.flatMap(({ scanned = [] }) => scanned)).size,
      screens: inChromium.reduce((total, { screens = 0 }) => total + screens, 0),
      scans: inChromium.reduce((total, { scans = 0 }) => total + scans, 0),
      short: walks
        .filter((walk) => walk === 'actor' || walk === 'view' || present.includes(walk))
        .flatMap((level) => shortAt(level, at(level)).map((what) => ({ level, what }))),
    };
  });

/** The rest of a view's suite walks more than all that its first part does. A part that failed still counts. */
const withoutFirstParts = (records: readonly CoverageRecord[]): CoverageRecord[] => {
  const rests = new Set(records.flatMap(({ part, name }) => (part === 'rest' ? [name] : [])));
  return records.filter(
    ({ part, name, paths, passed }) => part !== 'first' || passed !== paths || !rests.has(name),
  );
};

/** Of the views of a machine, the one of which least is proved. A path that failed proves nothing. */
const leastConformance = (views: readonly CoverageRecord[]): Conformance | null => {
  if (views.some(({ paths, passed }) => passed !== paths)) return null;
  // The first part of a suite proves nothing of hidden states.
  const proving = views.filter(({ part }) => part !== 'first');
  const proved = proving.flatMap(({ conformance }) =>
    conformance && conformance.core > 0 ? [conformance] : [],
  );
  if (proved.length < proving.length) return null;
  const part = ({ core, states }: Conformance) => core / states;
  return proved.toSorted((a, b) => Number(isWhole(a)) - Number(isWhole(b)) || part(a) - part(b))[0] ?? null;
};

const burstsOf = (views: readonly CoverageRecord[]): Share | null => {
  const shares = views.flatMap(({ bursts }) => bursts ?? []);
  if (shares.length === 0) return null;
  return {
    covered: shares.reduce((sum, { covered }) => sum + covered, 0),
    total: shares.reduce((sum, { total }) => sum + total, 0),
  };
};

const walkOf = ({ level, engine = 'chromium' }: CoverageRecord): Walk =>
  level === 'browser' ? engine : level;

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

const shortAt = (level: Walk, records: readonly CoverageRecord[]): string[] => {
  const figures = figuresAt(records);
  if (!figures) return ['not tested since the last change'];
  const { passed, paths, missing } = figures;
  return [
    ...(passed < paths ? [`${passed} of ${paths} paths passed`] : []),
    ...[...missing.transitions, ...missing.refusals, ...missing.nodes].map((key) => `uncovered: ${key}`),
    ...(level === 'actor' && records.some(({ mutants }) => mutants === undefined)
      ? ['no mutants were tested']
      : []),
    ...records.flatMap(({ survivors = [] }) => survivors.map((mutant) => `survived: ${mutant}`)),
    ...(level === 'actor' ? records.flatMap(conditionsShort) : []),
    ...(level !== 'actor' && level !== 'view' && records.some(({ scanned = [] }) => scanned.length === 0)
      ? ['axe has not scanned it']
      : []),
  ];
};

const conditionsShort = ({ branches, conditions }: CoverageRecord): string[] => {
  if (!branches || !conditions) return ['no conditions were measured'];
  return Object.entries({ branches, conditions }).flatMap(([what, { covered, total }]) =>
    covered < total ? [`${covered} of ${total} ${what} were tried`] : [],
  );
};

const engineNames: Readonly<Record<Engine, string>> = {
  chromium: 'Chromium',
  firefox: 'Firefox',
  webkit: 'WebKit',
};

/**
 * A coverage table whose columns of these engines are those of another one: an engine that is not there has no figures,
 * and changes none. Machines that the other table lacks have a dash there.
 */
export const keepColumns = (table: string, other: string, absent: readonly Engine[]): string => {
  const cellsOf = (line: string) => line.split('|').map((cell) => cell.trim());
  const names = absent.map((engine) => engineNames[engine]);
  const [heading = [], ...known] = other.split('\n').map(cellsOf);
  const columns = cellsOf(table.split('\n')[0] ?? '').flatMap((name, at) =>
    names.includes(name) ? [{ at, before: heading.indexOf(name) }] : [],
  );
  const keep = (line: string, row: number): string => {
    if (row < 2) return line;
    const cells = cellsOf(line);
    const isTotal = cells[1]?.startsWith('**');
    const old = known.find(([, machine]) => (isTotal ? machine?.startsWith('**') : machine === cells[1]));
    for (const { at, before } of columns) cells[at] = old?.[before] ?? '–';
    return cells.join(' | ').trim();
  };
  return table.split('\n').map(keep).join('\n');
};

/** The coverage as a table in Markdown. The figures are the same in every run, so there are no times. */
export const coverageTable = (rows: readonly MachineCoverage[]): string => {
  const sum = (of: (row: MachineCoverage) => number) => rows.reduce((total, row) => total + of(row), 0);
  const played = (figures: LevelFigures | null) =>
    figures ? `${figures.covered} % · ${figures.paths} · ${figures.steps}` : '–';
  const tried = (share: Share | null) => (share ? `${share.covered} of ${share.total}` : '–');
  const all = (of: (row: MachineCoverage) => Share | null) =>
    `${sum((row) => of(row)?.covered ?? 0)} of ${sum((row) => of(row)?.total ?? 0)}`;
  const cells = (row: MachineCoverage) => [
    row.machine,
    row.states,
    row.transitions,
    row.refusals,
    ...walks.map((walk) => played(row.levels[walk])),
    row.scanned,
    tried(row.branches),
    `${tried(row.conditions)}${row.infeasible > 0 ? ` (${row.infeasible} infeasible)` : ''}`,
    row.conformance ? proof(row.conformance) : '–',
    tried(row.bursts),
    row.laws,
    `${row.mutants.covered} of ${row.mutants.total}${row.equivalent > 0 ? ` (${row.equivalent} equal)` : ''}`,
  ];
  const stepsFor = ({ added, byParts }: Conformance) => added + (byParts?.added ?? 0);
  const proof = (conformance: Conformance) => {
    const { core, states, extra, cut, byParts } = conformance;
    const proved = byParts
      ? proofByParts(byParts, extra)
      : `${cut ? `${core} of ${states}` : core} + ${extra}${cut ? ` (${cut})` : ''}`;
    return `${proved} · ${stepsFor(conformance)}`;
  };
  const proofs = rows.flatMap(({ conformance }) => conformance ?? []);
  const added = proofs.reduce((total, each) => total + stepsFor(each), 0);
  const wholly = proofs.filter(({ cut }) => cut === null).length;
  const byParts = proofs.filter(isWhole).length - wholly;
  const walked = (walk: Walk) =>
    rows.some(({ levels }) => levels[walk])
      ? `${sum(({ levels }) => levels[walk]?.paths ?? 0)} · ${sum(({ levels }) => levels[walk]?.steps ?? 0)}`
      : '–';
  const line = (row: readonly (string | number)[]) => `| ${row.join(' | ')} |`;
  return [
    line([
      'Machine',
      'States',
      'Transitions',
      'Refusals',
      'Actor',
      'View',
      ...engines.map((engine) => engineNames[engine]),
      'axe',
      'Branches',
      'MC/DC',
      'Conformance',
      'Bursts',
      'Laws',
      'Mutants',
    ]),
    line(['---', ...Array<string>(12 + engines.length).fill('--:')]),
    ...rows.map((row) => line(cells(row))),
    line([
      `**${rows.length} machines**`,
      sum(({ states }) => states),
      sum(({ transitions }) => transitions),
      sum(({ refusals }) => refusals),
      ...walks.map(walked),
      sum(({ scanned }) => scanned),
      all(({ branches }) => branches),
      all(({ conditions }) => conditions),
      `${wholly} whole${byParts > 0 ? `, ${byParts} by parts` : ''} · ${added}`,
      all(({ bursts }) => bursts),
      sum(({ laws }) => laws),
      `${sum(({ mutants }) => mutants.covered)} of ${sum(({ mutants }) => mutants.total)}`,
    ]),
  ].join('\n');
};
