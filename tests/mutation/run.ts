import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { known, tellsOf } from './known.ts';
import { record, tableOf } from './record.ts';
import { type Counts, countsOf, type Report, scoreOf, survivorsOf, totalOf } from './report.ts';

/**
 * `npm run test:mutation [name …]`: Stryker changes the code of every machine and its rules, one place at a time, and
 * the machine's own tests must notice. Each machine is a run of its own; a name (`requestWizard`) runs that one alone.
 * Writes the figures into README.md. Ends with 1 where the score over all machines is under 95 %, and when known.ts is
 * wrong about what survives.
 */
const root = join(import.meta.dirname, '../..');
const reportFile = join(root, '.build/mutation/report.json');
const leastScore = 95;

/** Stryker needs a newer Node than the project does, so npx fetches both; vitest is the project's. */
const vitest = createRequire(import.meta.url)('vitest/package.json') as { readonly version: string };
const packages = [
  'node@22.23.3',
  '@stryker-mutator/core@10.1.1',
  '@stryker-mutator/vitest-runner@10.1.1',
  `vitest@${vitest.version}`,
];

/** The tests of what has none under its own name. */
const tests: Readonly<Record<string, readonly string[]>> = {
  createChoice: ['choice'],
  helpAddress: ['helpTopic', 'helpArticle'],
  helpMatch: ['helpSearchRules'],
  helpSearch: ['helpSearch', 'helpSearchRules'],
  text: ['textRules'],
  textMatch: ['helpSearchRules'],
  viewHash: ['viewHashRules'],
};

const files = new Map<string, string[]>();
for (const file of readdirSync(join(root, 'machines'), { recursive: true, encoding: 'utf8' }).sort()) {
  const [, name] = /(?:^|[\\/])(\w+)(?:Machine|Rules|Transitions)\.ts$/.exec(file) ?? [];
  if (name) files.set(name, [...(files.get(name) ?? []), file]);
}
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !files.has(name));
if (unknown.length > 0) throw new Error(`Neither machine nor rules: ${unknown.join(', ')}`);

/** Stryker's report on what bears a name; none if it did not come to an end, for which it has told the reason. */
const mutate = (name: string): Report | undefined => {
  const mutated = (files.get(name) ?? []).map((file) => `machines/${file}`).join(',');
  const chosen = (tests[name] ?? [name]).map((test) => `machines/**/${test}.test.ts`).join(',');
  const stryker = ['stryker', 'run', 'tests/mutation/stryker.config.json', '--mutate', mutated];
  rmSync(reportFile, { force: true });
  spawnSync('npx', ['--yes', ...packages.map((each) => `--package=${each}`), ...stryker], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    // CI: charts are compared, never written. npm would warn of each package that wants a newer Node.
    env: { ...process.env, CI: '1', MUTATION_TESTS: chosen, npm_config_loglevel: 'error' },
  });
  return existsSync(reportFile) ? (JSON.parse(readFileSync(reportFile, 'utf8')) as Report) : undefined;
};

const counts = new Map<string, Counts>();
let all: ReadonlyMap<string, Counts> = counts;
const wrong: string[] = [];
const complain = (what: string): void => {
  wrong.push(what);
  console.error(`  ${what}`);
};
for (const name of wanted.length > 0 ? wanted : files.keys()) {
  const started = performance.now();
  const report = mutate(name);
  console.log(`${name}: ${Math.round((performance.now() - started) / 1000)} s`);
  if (!report) complain(`${name}: Stryker did not finish`);
  for (const [path, found] of Object.entries(report?.files ?? {})) {
    const file = path.replace('machines/', '');
    counts.set(file, countsOf(found.mutants));
    const survivors = survivorsOf(file, found);
    for (const survivor of survivors)
      if (!known.some((entry) => tellsOf(entry, survivor)))
        complain(`survived: ${file}:${survivor.line} ${survivor.code} → ${survivor.becomes}`);
    for (const entry of known)
      if (entry.files?.includes(file) && !survivors.some((survivor) => tellsOf(entry, survivor)))
        complain(`known, but it does not survive: ${file} ${entry.code} → ${entry.becomes}`);
  }
  all = record(counts, [...files.values()].flat());
}

console.log(`\n${tableOf(counts)}`);
if (wrong.length > 0) console.error(`\n${wrong.join('\n')}`);
if (wrong.length > 0 || scoreOf(totalOf([...all.values()])) < leastScore) process.exitCode = 1;
