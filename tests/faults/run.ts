import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createVitest, type Vitest } from 'vitest/node';
import { faulty } from './faulty.ts';
import type { ViewFault } from './viewFault.ts';
import { viewFaults } from './viewFaults.ts';
import { viewTests } from './viewTests.ts';

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
const left = new Set(['node_modules', '.git', '.build', 'dist', 'inbox']);
cpSync(root, scratch, { recursive: true, filter: (path) => path === root || !left.has(basename(path)) });
symlinkSync(join(root, 'node_modules'), join(scratch, 'node_modules'), 'dir');

/** The first red path of a machine and why it is red, if any is. Throws where none was played: a file that does not load finds nothing. */
const redPath = async (vitest: Vitest, machine: string): Promise<string | undefined> => {
  const specifications = await vitest.globTestSpecifications([viewTests[machine] ?? machine]);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  const tests = testModules.flatMap((module) => [...module.children.allTests()]);
  const red = tests.find((test) => test.result().state === 'failed');
  if (!red && !tests.some((test) => test.result().state === 'passed'))
    throw new AggregateError(
      [...testModules.flatMap((module) => module.errors()), ...unhandledErrors],
      `${machine}: no path was played`,
    );
  return red && `${red.name}\n${red.result().errors?.[0]?.message}`;
};

/** Makes a fault, and tells whether the paths find it. */
const isFound = async (vitest: Vitest, { machine, file, ...change }: ViewFault): Promise<boolean> => {
  const path = join(scratch, file);
  const before = readFileSync(path, 'utf8');
  const write = (text: string) => {
    writeFileSync(path, text);
    vitest.invalidateFile(path);
  };
  write(faulty(before, change, file));
  try {
    return (await redPath(vitest, machine)) !== undefined;
  } finally {
    write(before);
  }
};

let survived = 0;
console.log('| View | Fault | Found |\n| --- | --- | --- |');
for (const machine of new Set(chosen.map((fault) => fault.machine))) {
  // One for all faults of a machine: starting it takes as long as playing the paths.
  const vitest = await createVitest('test', {
    root: scratch,
    config: join(scratch, 'tests/vitest.config.ts'),
    watch: false,
    reporters: [{}],
    bail: 1,
    testNamePattern: `^${machine}(\\.\\w+)?: paths on the view`,
  });
  const red = await redPath(vitest, machine);
  if (red !== undefined) throw new Error(`${machine} is red without any fault: ${red}`);
  for (const fault of chosen.filter((each) => each.machine === machine)) {
    const found = await isFound(vitest, fault);
    if (!found) survived++;
    console.log(`| ${machine} | ${fault.what} | ${found ? 'yes' : '**no**'} |`);
  }
  await vitest.close();
}
console.log(`\n${chosen.length - survived} of ${chosen.length} faults found`);
process.exitCode = survived > 0 || chosen.length === 0 ? 1 : 0;
