// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Conformance, ConformanceByParts } from '../conformance/conformance.ts';
import type { CoverageRecord } from './record.ts';
import { coverageOfMachines, coverageTable, keepColumns, readRecords } from './table.ts';

const nothingMissing = { nodes: [], transitions: [], refusals: [] };
const share = (n: number) => ({ covered: n, total: n });
const proved: Conformance = { states: 4, core: 4, cut: null, extra: 0, added: 6, budget: 60, byParts: null };
const byParts: ConformanceByParts = {
  parts: 3,
  looks: 8,
  reactions: share(20),
  added: 5,
  budget: 500,
};
const recordAt = (level: CoverageRecord['level'], changes: Partial<CoverageRecord> = {}): CoverageRecord => ({
  name: 'lamp',
  machine: 'lamp',
  level,
  cover: level === 'browser' ? 'transitions' : 'pairs',
  paths: 2,
  steps: 7,
  passed: 2,
  nodes: share(3),
  transitions: share(5),
  refusals: share(2),
  missing: nothingMissing,
  states: 9,
  ...(level === 'actor'
    ? {
        laws: 4,
        mutants: 12,
        survivors: [],
        equivalent: 2,
        branches: share(8),
        conditions: share(6),
        infeasible: 1,
      }
    : {}),
  ...(level === 'view' ? { conformance: proved, bursts: { covered: 3, total: 7 } } : {}),
  ...(level === 'browser' ? { scanned: ['off', 'on'], screens: 3, scans: 12 } : {}),
  ...changes,
});
const all = [recordAt('actor'), recordAt('view'), recordAt('browser')];
const shortOf = (records: readonly CoverageRecord[]) =>
  coverageOfMachines(['lamp'], records).flatMap(({ short }) =>
    short.map(({ level, what }) => `${level}: ${what}`),
  );

it('shows the coverage, without shortfalls', () => {
  const rows = coverageOfMachines(['lamp'], all);
  expect(rows.flatMap(({ short }) => short)).toEqual([]);
  expect(coverageTable(rows)).toMatchInlineSnapshot(`
    "| Machine | States | Transitions | Refusals | Actor | View | Chromium | Firefox | WebKit | axe | Branches | MC/DC | Conformance | Bursts | Laws | Mutants |
    | --- | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: |
    | lamp | 3 | 5 | 2 | 100 % · 2 · 7 | 100 % · 2 · 7 | 100 % · 2 · 7 | – | – | 2 | 8 of 8 | 6 of 6 (1 infeasible) | 4 + 0 · 6 | 3 of 7 | 4 | 10 of 10 (2 equal) |
    | **1 machines** | 3 | 5 | 2 | 2 · 7 | 2 · 7 | 2 · 7 | – | – | 2 | 8 of 8 | 6 of 6 | 1 whole · 6 | 3 of 7 | 4 | 10 of 10 |"
  `);
});

it('reports a machine without tests, and an outdated record', () => {
  const missing = 'not tested since the last change';
  expect(shortOf([])).toEqual([`actor: ${missing}`, `view: ${missing}`, `chromium: ${missing}`]);
  const [row] = coverageOfMachines(['lamp'], all, ({ level }) => level !== 'view');
  expect(row?.short).toEqual([{ level: 'view', what: missing }]);
});

it('reports a failed path, an uncovered transition, a survivor and a missing scan', () => {
  const shortWith = (level: CoverageRecord['level'], changes: Partial<CoverageRecord>) =>
    shortOf([...all.filter((record) => record.level !== level), recordAt(level, changes)]);
  expect(shortWith('view', { passed: 1 })).toEqual(['view: 1 of 2 paths passed']);
  const missing = {
    nodes: ['on: never entered'],
    transitions: ['off: ON → on'],
    refusals: ['on: ON refused'],
  };
  expect(shortWith('browser', { missing })).toEqual([
    'chromium: uncovered: off: ON → on',
    'chromium: uncovered: on: ON refused',
    'chromium: uncovered: on: never entered',
  ]);
  expect(shortWith('actor', { survivors: ['off: ON: removed'] })).toEqual([
    'actor: survived: off: ON: removed',
  ]);
  const { mutants: _, ...untried } = recordAt('actor');
  expect(shortOf([...all.slice(1), untried])).toEqual(['actor: no mutants were tested']);
  expect(shortWith('actor', { conditions: { covered: 5, total: 6 } })).toEqual([
    'actor: 5 of 6 conditions were tried',
  ]);
  const { branches: _branches, ...unmeasured } = recordAt('actor');
  expect(shortOf([...all.slice(1), unmeasured])).toEqual(['actor: no conditions were measured']);
  expect(coverageTable(coverageOfMachines(['lamp'], [unmeasured]))).toMatch(/^\| lamp \|.* \| – \| 6 of 6/m);
  expect(shortWith('browser', { scanned: [] })).toEqual(['chromium: axe has not scanned it']);
});

it('adds up the suites of a level, and rounds percentages down', () => {
  const without = (transition: string) => ({ ...nothingMissing, transitions: [transition] });
  const [row] = coverageOfMachines('lamp'.split(' '), [
    ...all.slice(0, 2),
    recordAt('browser', { name: 'lamp', missing: without('a') }),
    recordAt('browser', { name: 'lamp.other', missing: without('b'), scanned: ['on'] }),
  ]);
  expect(row?.levels.chromium).toMatchObject({ paths: 4, steps: 14, passed: 4, covered: 100 });
  expect([row?.scanned, row?.screens, row?.scans]).toEqual([2, 6, 24]);
  const [other] = coverageOfMachines(['lamp'], [recordAt('view', { missing: without('a') })]);
  expect(other?.levels.view?.covered).toBe(90);
});

it('says how many states are proved, of the least proved view, and nothing if a path failed', () => {
  const cellsOf = (...views: CoverageRecord[]) =>
    coverageTable(coverageOfMachines(['lamp'], views))
      .split('\n')
      .map((line) => line.split(' | ')[12]);
  const part = recordAt('view', {
    name: 'lamp.part',
    conformance: { ...proved, core: 3, cut: 'budget', added: 60 },
  });
  expect(cellsOf(recordAt('view'))).toEqual(['Conformance', '--:', '4 + 0 · 6', '1 whole · 6']);
  expect(cellsOf(recordAt('view'), part)).toEqual([
    'Conformance',
    '--:',
    '3 of 4 + 0 (budget) · 60',
    '0 whole · 60',
  ]);
  const inParts = (reactions = byParts.reactions) =>
    recordAt('view', {
      conformance: { ...proved, core: 1, cut: 'budget', byParts: { ...byParts, reactions } },
    });
  expect(cellsOf(inParts()).slice(2)).toEqual(['8 looks of 3 parts + 0 · 11', '0 whole, 1 by parts · 11']);
  // More states at once, but some reactions of parts are missing.
  const some = inParts({ covered: 19, total: 20 });
  expect(cellsOf(some)[2]).toBe('8 looks of 3 parts + 0 (19 of 20 reactions) · 11');
  expect(cellsOf(inParts(), some)[3]).toBe('0 whole · 11');
  expect(cellsOf(part, recordAt('view', { passed: 1 }))[2]).toBe('–');
  expect(cellsOf(recordAt('view', { conformance: { ...proved, core: 0, cut: 'budget' } }))[2]).toBe('–');
  const { conformance: _, ...first } = recordAt('view', { part: 'first' });
  expect(cellsOf(first, recordAt('view', { part: 'rest' }))[2]).toBe('4 + 0 · 6');
  expect(cellsOf({ ...first, passed: 1 }, recordAt('view', { part: 'rest' }))[2]).toBe('–');
});

it('counts the paths of a view once, although its suite has run in two parts', () => {
  const [first, rest] = [
    recordAt('view', { part: 'first' }),
    recordAt('view', { part: 'rest', paths: 5, steps: 30, passed: 5 }),
  ];
  const pathsOf = (...views: CoverageRecord[]) => coverageOfMachines(['lamp'], views)[0]?.levels.view?.paths;
  expect(pathsOf(first)).toBe(2);
  expect(pathsOf(first, rest)).toBe(5);
  expect(pathsOf({ ...first, passed: 1 }, rest)).toBe(7);
});

it('has a column for each engine, and shortfalls only of those that are there', () => {
  const inFirefox = recordAt('browser', { engine: 'firefox', passed: 1 });
  const [row] = coverageOfMachines(['lamp'], [...all, inFirefox], () => true, ['chromium', 'firefox']);
  expect(row?.levels).toMatchObject({ chromium: { passed: 2 }, firefox: { passed: 1 }, webkit: null });
  expect(row?.short).toEqual([{ level: 'firefox', what: '1 of 2 paths passed' }]);
  // What axe scanned is counted once.
  expect([row?.scanned, row?.screens, row?.scans]).toEqual([2, 3, 12]);
  const [other] = coverageOfMachines(['lamp'], all, () => true, ['chromium', 'firefox', 'webkit']);
  expect(other?.short.map(({ level, what }) => `${level}: ${what}`)).toEqual([
    'firefox: not tested since the last change',
    'webkit: not tested since the last change',
  ]);
});

it('keeps the figures of engines that are not there', () => {
  const withFirefox = [...all, recordAt('browser', { engine: 'firefox', passed: 1, steps: 5 })];
  const recorded = coverageTable(coverageOfMachines(['lamp'], withFirefox));
  const now = coverageTable(coverageOfMachines(['lamp', 'torch'], all));
  expect(keepColumns(now, recorded, [])).toBe(now);
  const kept = keepColumns(now, recorded, ['firefox', 'webkit']).split('\n');
  expect(kept[2]).toMatch(/\| 100 % · 2 · 7 \| 100 % · 2 · 5 \| – \| 2 \|/);
  expect(kept[3]).toMatch(/^\| torch \|.* – \| – \| – \| 0 \|/);
  expect(kept[4]).toMatch(/^\| \*\*2 machines\*\* \|.* 2 · 5 \| – \| 2 \|/);
  expect(keepColumns(recorded, recorded, ['firefox'])).toBe(recorded);
});

it('ignores examples and unusual runs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'records-'));
  const write = (file: string, record: CoverageRecord) =>
    writeFileSync(join(folder, file), JSON.stringify(record));
  write('lamp.view.json', recordAt('view'));
  write('lamp.browser.pairs.json', recordAt('browser', { cover: 'pairs' }));
  write('lamp.view.n+1.json', recordAt('view', { conformance: { ...proved, extra: 1 } }));
  write('example-lamp.view.json', recordAt('view', { name: 'example-lamp' }));
  expect(readRecords(folder).map(({ name, level }) => [name, level])).toEqual([['lamp', 'view']]);
  rmSync(folder, { recursive: true });
  expect(readRecords(folder)).toEqual([]);
});
