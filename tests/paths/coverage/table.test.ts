// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { CoverageRecord } from './record.ts';
import { coverageOfMachines, coverageTable, readRecords } from './table.ts';

const whole = { nodes: [], transitions: [], refusals: [] };
const share = (n: number) => ({ covered: n, total: n });
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
  missing: whole,
  states: 9,
  ...(level === 'actor' ? { laws: 4, mutants: 12, survivors: [], equivalent: 2 } : {}),
  ...(level === 'browser' ? { scanned: ['off', 'on'], screens: 3, scans: 12 } : {}),
  ...changes,
});
const all = [recordAt('actor'), recordAt('view'), recordAt('browser')];
const shortOf = (records: readonly CoverageRecord[]) =>
  coverageOfMachines(['lamp'], records).flatMap(({ short }) =>
    short.map(({ level, what }) => `${level}: ${what}`),
  );

it('tells what is covered, and that nothing is short', () => {
  const rows = coverageOfMachines(['lamp'], all);
  expect(rows.flatMap(({ short }) => short)).toEqual([]);
  expect(coverageTable(rows)).toMatchInlineSnapshot(`
    "| Machine | States | Transitions | Refusals | Actor | View | Browser | axe | Laws | Mutants |
    | --- | --: | --: | --: | --: | --: | --: | --: | --: | --: |
    | lamp | 3 | 5 | 2 | 100 % · 2 · 7 | 100 % · 2 · 7 | 100 % · 2 · 7 | 2 | 4 | 10 of 10 (2 equal) |
    | **1 machines** | 3 | 5 | 2 | 2 · 7 | 2 · 7 | 2 · 7 | 2 | 4 | 10 of 10 |"
  `);
});

it('is short of a machine nobody tests, and of a record that is out of date', () => {
  const missing = 'not tested, or not since something changed';
  expect(shortOf([])).toEqual([`actor: ${missing}`, `view: ${missing}`, `browser: ${missing}`]);
  const [row] = coverageOfMachines(['lamp'], all, ({ level }) => level !== 'view');
  expect(row?.short).toEqual([{ level: 'view', what: missing }]);
});

it('is short where a path failed, a transition is not taken, a mutant survived, or axe did not look', () => {
  const changed = (level: CoverageRecord['level'], changes: Partial<CoverageRecord>) =>
    shortOf([...all.filter((record) => record.level !== level), recordAt(level, changes)]);
  expect(changed('view', { passed: 1 })).toEqual(['view: 1 of 2 paths passed']);
  const missing = {
    nodes: ['on: never entered'],
    transitions: ['off: ON → on'],
    refusals: ['on: ON refused'],
  };
  expect(changed('browser', { missing })).toEqual([
    'browser: uncovered: off: ON → on',
    'browser: uncovered: on: ON refused',
    'browser: uncovered: on: never entered',
  ]);
  expect(changed('actor', { survivors: ['off: ON: removed'] })).toEqual([
    'actor: survived: off: ON: removed',
  ]);
  const { mutants: _, ...untried } = recordAt('actor');
  expect(shortOf([...all.slice(1), untried])).toEqual(['actor: its mutants were not tried']);
  expect(changed('browser', { scanned: [] })).toEqual(['browser: axe has not looked']);
});

it('counts the suites of one level together, and per cent downwards', () => {
  const lacking = (transition: string) => ({ ...whole, transitions: [transition] });
  const [row] = coverageOfMachines('lamp'.split(' '), [
    ...all.slice(0, 2),
    recordAt('browser', { name: 'lamp', missing: lacking('a') }),
    recordAt('browser', { name: 'lamp.other', missing: lacking('b'), scanned: ['on'] }),
  ]);
  expect(row?.levels.browser).toMatchObject({ paths: 4, steps: 14, passed: 4, covered: 100 });
  expect([row?.scanned, row?.screens, row?.scans]).toEqual([2, 6, 24]);
  const [other] = coverageOfMachines(['lamp'], [recordAt('view', { missing: lacking('a') })]);
  expect(other?.levels.view?.covered).toBe(90);
});

it('leaves out examples and unusual runs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'records-'));
  const put = (file: string, record: CoverageRecord) =>
    writeFileSync(join(folder, file), JSON.stringify(record));
  put('lamp.view.json', recordAt('view'));
  put('lamp.browser.pairs.json', recordAt('browser', { cover: 'pairs' }));
  put('example-lamp.view.json', recordAt('view', { name: 'example-lamp' }));
  expect(readRecords(folder).map(({ name, level }) => [name, level])).toEqual([['lamp', 'view']]);
  rmSync(folder, { recursive: true });
  expect(readRecords(folder)).toEqual([]);
});
