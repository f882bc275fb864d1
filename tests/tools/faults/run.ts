import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createVitest, type Vitest } from 'vitest/node';
import { faulty } from './faulty.ts';
import type { ViewFault } from './viewFault.ts';
import { viewFaults } from './viewFaults.ts';
import { viewTests } from './viewTests.ts';

/**
 * `npm run test:view-faults [part of a name …]`: applies each fault to a copy of the project, one at a time, and walks
 * the generated paths of that view. They must fail with every fault, and pass without. Prints a table; exits with 1 when
 * a fault survives.
 */
const root = join(import.meta.dirname, '../../..');
// Whether a path fails is all that counts.
process.env.PATHS_TRIES = '0';
const nameParts = process.argv.slice(2);
const chosen = viewFaults.filter(
  ({ machine, what }) =>
    nameParts.length === 0 || nameParts.some((part) => `${machine}: ${what}`.includes(part)),
);

const scratch = mkdtempSync(join(tmpdir(), 'view-faults-'));
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));
const excluded = new Set(['node_modules', '.git', '.build', 'dist', 'inbox']);
cpSync(root, scratch, { recursive: true, filter: (path) => path === root || !excluded.has(basename(path)) });
symlinkSync(join(root, 'node_modules'), join(scratch, 'node_modules'), 'dir');

/**
 * The first failed path of a machine with its error, or undefined if all passed.
 * @throws if no path was walked, for example because the file does not load
 */
const firstFailure = async (vitest: Vitest, machine: string): Promise<string | undefined> => {
  const specifications = await vitest.globTestSpecifications([viewTests[machine] ?? machine]);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  const tests = testModules.flatMap((module) => [...module.children.allTests()]);
  const failed = tests.find((test) => test.result().state === 'failed');
  if (!failed && !tests.some((test) => test.result().state === 'passed'))
    throw new AggregateError(
      [...testModules.flatMap((module) => module.errors()), ...unhandledErrors],
      `${machine}: no path was walked`,
    );
  return failed && `${failed.name}\n${failed.result().errors?.[0]?.message}`;
};

/** Applies a fault and returns whether the paths find it. */
const isFound = async (vitest: Vitest, { machine, file, ...change }: ViewFault): Promise<boolean> => {
  const path = join(scratch, file);
  const before = readFileSync(path, 'utf8');
  const write = (text: string) => {
    writeFileSync(path, text);
    vitest.invalidateFile(path);
  };
  write(faulty(before, change, file));
  try {
    return (await firstFailure(vitest, machine)) !== undefined;
  } finally {
    write(before);
  }
};

let survived = 0;
console.log('| View | Fault | Found |\n| --- | --- | --- |');
for (const machine of new Set(chosen.map((fault) => fault.machine))) {
  // One vitest for all faults of a machine: starting it takes as long as walking the paths.
  const vitest = await createVitest('test', {
    root: scratch,
    config: join(scratch, 'tests/vitest.config.ts'),
    watch: false,
    reporters: [{}],
    bail: 1,
    testNamePattern: `^${machine}(\\.\\w+)?: paths on the view`,
  });
  const failure = await firstFailure(vitest, machine);
  if (failure !== undefined) throw new Error(`${machine} fails without any fault: ${failure}`);
  for (const fault of chosen.filter((each) => each.machine === machine)) {
    const isCaught = await isFound(vitest, fault);
    if (!isCaught) survived++;
    console.log(`| ${machine} | ${fault.what} | ${isCaught ? 'yes' : '**no**'} |`);
  }
  await vitest.close();
}
console.log(`\n${chosen.length - survived} of ${chosen.length} faults found`);
process.exitCode = survived > 0 || chosen.length === 0 ? 1 : 0;
