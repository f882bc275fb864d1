import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { explains, knownSurvivors } from './known.ts';
import { record, tableOf } from './record.ts';
import { type Counts, countsOf, type Report, scoreOf, survivorsOf, totalOf } from './report.ts';

/**
 * `npm run test:mutation [name …]`: Stryker changes the code of every machine and its rules, one place at a time, and
 * the machine's tests must fail. Each machine is a separate run; a name (`requestWizard`) runs only that machine. Writes
 * the figures into README.md. Exits with 1 if the score over all machines is below 95 % or known.ts is wrong.
 */
const root = join(import.meta.dirname, '../../..');
const reportFile = join(root, '.build/mutation/report.json');
const minScore = 95;

/** Stryker needs a newer Node than the project, so npx downloads both. vitest has the project's version. */
const vitest = createRequire(import.meta.url)('vitest/package.json') as { readonly version: string };
const packages = [
  'node@22.23.3',
  '@stryker-mutator/core@10.1.1',
  '@stryker-mutator/vitest-runner@10.1.1',
  `vitest@${vitest.version}`,
];

/** The test files of code that has no test file with its own name. */
const tests: Readonly<Record<string, readonly string[]>> = {
  createChoice: ['choice'],
  form: ['formFields', 'requestWizard', 'contactSubmission'],
  helpAddress: ['helpTopic', 'helpArticle'],
  search: ['search', 'searchRules'],
  text: ['textRules'],
  textMatch: ['searchRules'],
  viewHash: ['viewHashRules'],
};

const files = new Map<string, string[]>();
for (const file of readdirSync(join(root, 'machines'), { recursive: true, encoding: 'utf8' }).sort()) {
  const [, name] = /(?:^|[\\/])(\w+)(?:Machine|Setup|Steps|Rules|Fields|Transitions)\.ts$/.exec(file) ?? [];
  if (name) files.set(name, [...(files.get(name) ?? []), file]);
}
const names = process.argv.slice(2);
const unknownNames = names.filter((name) => !files.has(name));
if (unknownNames.length > 0)
  throw new Error(`No file machines/**/<name>(Machine|Rules|Transitions).ts for: ${unknownNames.join(', ')}`);

/** Stryker's report on the files with this name, or undefined if it failed. It prints the reason itself. */
const mutate = (name: string): Report | undefined => {
  const mutated = (files.get(name) ?? []).map((file) => `machines/${file}`).join(',');
  const chosen = (tests[name] ?? [name]).map((test) => `machines/**/${test}.test.ts`).join(',');
  const stryker = ['stryker', 'run', 'tests/tools/mutation/stryker.config.json', '--mutate', mutated];
  rmSync(reportFile, { force: true });
  spawnSync('npx', ['--yes', ...packages.map((each) => `--package=${each}`), ...stryker], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    // CI: charts are compared, never written. The log level hides warnings about packages that need a newer Node.
    env: { ...process.env, CI: '1', MUTATION_TESTS: chosen, npm_config_loglevel: 'error' },
  });
  return existsSync(reportFile) ? (JSON.parse(readFileSync(reportFile, 'utf8')) as Report) : undefined;
};

const counts = new Map<string, Counts>();
let all: ReadonlyMap<string, Counts> = counts;
const errors: string[] = [];
const reportError = (what: string): void => {
  errors.push(what);
  console.error(`  ${what}`);
};
for (const name of names.length > 0 ? names : files.keys()) {
  const started = performance.now();
  const report = mutate(name);
  console.log(`${name}: ${Math.round((performance.now() - started) / 1000)} s`);
  if (!report) reportError(`${name}: Stryker did not finish`);
  for (const [path, fileReport] of Object.entries(report?.files ?? {})) {
    const file = path.replace('machines/', '');
    counts.set(file, countsOf(fileReport.mutants));
    const survivors = survivorsOf(file, fileReport);
    for (const survivor of survivors)
      if (!knownSurvivors.some((entry) => explains(entry, survivor)))
        reportError(`survived: ${file}:${survivor.line} ${survivor.code} → ${survivor.becomes}`);
    for (const entry of knownSurvivors)
      if (entry.files?.includes(file) && !survivors.some((survivor) => explains(entry, survivor)))
        reportError(
          `known.ts lists a mutant that does not survive: ${file} ${entry.code} → ${entry.becomes}`,
        );
  }
  all = record(counts, [...files.values()].flat());
}

console.log(`\n${tableOf(counts)}`);
if (errors.length > 0) console.error(`\n${errors.join('\n')}`);
if (errors.length > 0 || scoreOf(totalOf([...all.values()])) < minScore) process.exitCode = 1;
