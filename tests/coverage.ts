import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  type CoverageRecord,
  coverageOfMachines,
  coverageTable,
  type Level,
  readRecords,
  recordFile,
} from './paths/coverage.ts';
import { machineNames, unseenMachines } from './sources.ts';

/**
 * `npm run coverage:machines`: what the tests cover of every machine, as a table. The figures are those that the
 * suites recorded in `.build/coverage` when they last ran; suites that did not run since something changed are run.
 * Ends with 1 when anything is short: a machine without a level, a path that failed, a transition that no path takes, a
 * mutant that survived.
 *
 * `--json` prints the same as JSON; `--recorded` runs nothing; `--write` puts the table into docs/coverage.md; `--check`
 * ends with 1 when it is not there.
 */
const { values: wants } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    recorded: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
  },
});
const root = join(import.meta.dirname, '..');
const document = join(root, 'docs/coverage.md');
const section = /(<!-- coverage -->\n)[\s\S]*?(\n<!-- \/coverage -->)/;

/** When the code last changed that the figures of a level depend on, in milliseconds. */
const changed = (...folders: string[]): number =>
  Math.max(
    ...folders
      .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile() && /\.(tsx?|mjs|html)$/.test(entry.name))
      .map(({ parentPath, name }) => join(parentPath, name))
      .filter((path) => !/paths\/(example\/|coverage\/table\.ts|.*\.test\.)/.test(path.replaceAll('\\', '/')))
      .concat(join(root, 'package-lock.json'))
      .map((path) => statSync(path).mtimeMs),
  );
const actor = changed('machines', 'tests/paths');
const view = Math.max(actor, changed('src', 'tests/worlds'));
const lastChange = { actor, view, browser: Math.max(view, changed('e2e')) };
const isFresh = (record: CoverageRecord): boolean =>
  statSync(recordFile(record)).mtimeMs >= lastChange[record.level];

/** What no screen shows is covered by its paths on the actor. */
const look = () =>
  coverageOfMachines(machineNames, readRecords(), isFresh).map((row) =>
    row.machine in unseenMachines
      ? { ...row, short: row.short.filter(({ level }) => level === 'actor') }
      : row,
  );

const require = createRequire(import.meta.url);
const run = (name: string, command: string, ...args: string[]): void => {
  const bin = join(dirname(require.resolve(`${name}/package.json`)), command);
  // What the suites say goes beside the table, not into it.
  spawnSync(process.execPath, [bin, ...args], { cwd: root, stdio: ['ignore', 2, 2] });
};
const lacks = (level: Level) => look().some(({ short }) => short.some((each) => each.level === level));
if (!wants.recorded) {
  if (lacks('actor') || lacks('view'))
    run('vitest', 'vitest.mjs', 'run', '--config', 'tests/vitest.config.ts', 'machines/');
  if (lacks('browser')) run('playwright', 'cli.js', 'test', '-c', 'e2e', '-g', 'paths in the browser');
}

const rows = look();
const table = coverageTable(rows);
const short = rows.flatMap((row) => row.short.map(({ level, what }) => `${row.machine}, ${level}: ${what}`));
console.log(wants.json ? JSON.stringify(rows, null, 2) : table);
for (const what of short) console.error(`short: ${what}`);
if (short.length > 0) process.exitCode = 1;

const text = readFileSync(document, 'utf8');
if (!section.test(text)) throw new Error('docs/coverage.md has lost the marks around its table');
const updated = text.replace(section, (_, before: string, after: string) => `${before}\n${table}\n${after}`);
if (wants.write) writeFileSync(document, updated);
else if (wants.check && text !== updated) {
  console.error('docs/coverage.md shows other figures: npm run coverage:machines -- --write');
  process.exitCode = 1;
}
