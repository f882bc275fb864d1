import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  type CoverageRecord,
  coverageOfMachines,
  coverageTable,
  engines,
  keepColumns,
  readRecords,
  recordFile,
} from '../paths/coverage.ts';
import { machineNames, unseenMachines } from '../worlds/sources.ts';
import { missingEngine } from './engines/engines.ts';

/**
 * `npm run coverage:machines`: prints a table of what the tests cover of every machine. The suites record the figures
 * in `.build/coverage`; suites that have not run since the code changed are run first. An engine that is not there keeps
 * its column in docs/coverage.md. Exits with 1 when anything is missing: a level of a machine, a passing path, a transition that no path takes, a killed mutant.
 *
 * `--json` prints JSON; `--recorded` runs nothing; `--write` updates the table in docs/coverage.md; `--check` exits with
 * 1 when that table is out of date.
 */
const { values: options } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    recorded: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
  },
});
const root = join(import.meta.dirname, '../..');
const document = join(root, 'docs/coverage.md');
const section = /(<!-- coverage -->\n)([\s\S]*?)(\n<!-- \/coverage -->)/;

/** When a file in these folders last changed, in milliseconds. */
const lastChangeIn = (...folders: string[]): number =>
  Math.max(
    ...folders
      .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile() && /\.(tsx?|mjs|html)$/.test(entry.name))
      .map(({ parentPath, name }) => join(parentPath, name))
      .filter((path) => !/paths\/(example\/|coverage\/table\.ts|.*\.test\.)/.test(path.replaceAll('\\', '/')))
      .concat(join(root, 'package-lock.json'))
      .map((path) => statSync(path).mtimeMs),
  );
const actor = lastChangeIn('machines', 'tests/paths');
const view = Math.max(actor, lastChangeIn('src', 'tests/worlds'));
const lastChange = { actor, view, browser: Math.max(view, lastChangeIn('e2e')) };
const isFresh = (record: CoverageRecord): boolean =>
  statSync(recordFile(record)).mtimeMs >= lastChange[record.level];

const isPresent = (engine: (typeof engines)[number]) =>
  engine === 'chromium' || missingEngine(engine) === undefined;
const present = engines.filter(isPresent);

type Shortfall = ReturnType<typeof coverageOfMachines>[number]['short'][number];

/** The rows of the table. Some machines need paths at the actor level only. */
const coverageRows = () =>
  coverageOfMachines(machineNames, readRecords(), isFresh, present).map((row) => {
    const needed = ({ level }: Shortfall): boolean => level === 'actor' || !(row.machine in unseenMachines);
    return { ...row, short: row.short.filter(needed) };
  });

const require = createRequire(import.meta.url);
const run = (name: string, command: string, ...args: string[]): void => {
  const bin = join(dirname(require.resolve(`${name}/package.json`)), command);
  // The suites' output goes to stderr, so that stdout has the table only.
  spawnSync(process.execPath, [bin, ...args], { cwd: root, stdio: ['ignore', 2, 2] });
};
const isIncomplete = (level: Shortfall['level']) =>
  coverageRows().some(({ short }) => short.some((each) => each.level === level));
if (!options.recorded) {
  if (isIncomplete('actor') || isIncomplete('view'))
    run('vitest', 'vitest.mjs', 'run', '--config', 'tests/vitest.config.ts', 'machines/');
  for (const engine of present.filter(isIncomplete)) {
    const how = engine === 'chromium' ? ['e2e'] : ['e2e/engines.config.ts', '--project', engine];
    run('playwright', 'cli.js', 'test', '-c', ...how, '-g', 'paths in the browser');
  }
}

const rows = coverageRows();
const missing = rows.flatMap((row) =>
  row.short.map(({ level, what }) => `${row.machine}, ${level}: ${what}`),
);
const text = readFileSync(document, 'utf8');
const [, , written] = section.exec(text) ?? [];
if (written === undefined)
  throw new Error('docs/coverage.md needs <!-- coverage --> and <!-- /coverage --> around its table');
const absent = engines.filter((engine) => !isPresent(engine));
const table = keepColumns(coverageTable(rows), written.trim(), absent);
console.log(options.json ? JSON.stringify(rows, null, 2) : table);
for (const what of missing) console.error(`not covered: ${what}`);
if (missing.length > 0) process.exitCode = 1;

const updated = text.replace(
  section,
  (_, before: string, _table, after: string) => `${before}\n${table}\n${after}`,
);
if (options.write) writeFileSync(document, updated);
else if (options.check && text !== updated) {
  console.error('docs/coverage.md is out of date. Run: npm run coverage:machines -- --write');
  process.exitCode = 1;
}
