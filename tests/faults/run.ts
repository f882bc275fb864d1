import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { faulty } from './faulty.ts';
import { type ViewFault, viewFaults, viewTests } from './viewFaults.ts';

/**
 * `npm run test:view-faults [part of a name …]`: makes each of the seeded faults in a scratch copy of the project, one
 * at a time, and plays the generated paths of that view. Each fault must turn them red; the untouched views must be
 * green. Prints a table; ends with 1 when a fault survives.
 */
const root = join(import.meta.dirname, '../..');
const wanted = process.argv.slice(2);
const chosen = viewFaults.filter(
  ({ machine, what }) => wanted.length === 0 || wanted.some((part) => `${machine}: ${what}`.includes(part)),
);

const scratch = mkdtempSync(join(tmpdir(), 'view-faults-'));
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));
const left = new Set(['node_modules', '.git', '.build', '.parcel-cache', 'dist', 'inbox']);
cpSync(root, scratch, { recursive: true, filter: (path) => path === root || !left.has(basename(path)) });
symlinkSync(join(root, 'node_modules'), join(scratch, 'node_modules'), 'dir');

interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[];
  }[];
}

/** The paths of a machine that were red. Throws where none was played: a file that does not load finds nothing. */
const redPaths = (machine: string): string[] => {
  const test = viewTests[machine];
  if (!test) throw new Error(`viewTests does not say where the view suite of ${machine} stands`);
  const file = join(scratch, 'report.json');
  rmSync(file, { force: true });
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const args = ['run', '--config', 'tests/vitest.config.ts', `tests/machines/${test}`];
  const only = ['-t', `${machine}: paths on the view`, '--bail', '1'];
  const { stdout, stderr, signal, status } = spawnSync(
    process.execPath,
    [vitest, ...args, ...only, '--reporter=json', `--outputFile=${file}`],
    { cwd: scratch, encoding: 'utf8', env: { ...process.env, CI: '1' } },
  );
  const report = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : { testResults: [] };
  const played = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed' || status === 'failed');
  if (played.length === 0)
    throw new Error(`${machine}: no path was played (${signal ?? status})\n${stdout}\n${stderr}`);
  return played.filter(({ status }) => status === 'failed').map(({ title }) => title);
};

const isFound = ({ machine, file, ...change }: ViewFault): boolean => {
  const path = join(scratch, file);
  const before = readFileSync(path, 'utf8');
  writeFileSync(path, faulty(before, change, file));
  try {
    return redPaths(machine).length > 0;
  } finally {
    writeFileSync(path, before);
  }
};

for (const machine of new Set(chosen.map((fault) => fault.machine))) {
  const red = redPaths(machine);
  if (red.length > 0) throw new Error(`${machine} is red without any fault: ${red[0]}`);
}
console.log('| View | Fault | Found |\n| --- | --- | --- |');
let survived = 0;
for (const fault of chosen) {
  const found = isFound(fault);
  if (!found) survived++;
  console.log(`| ${fault.machine} | ${fault.what} | ${found ? 'yes' : '**no**'} |`);
}
console.log(`\n${chosen.length - survived} of ${chosen.length} faults found`);
process.exitCode = survived > 0 || chosen.length === 0 ? 1 : 0;
