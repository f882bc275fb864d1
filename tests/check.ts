import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { documents } from '../src/routes/documents.ts';
import { routeOf } from '../src/routes/table.ts';
import { projectRoot } from '../src/site-build/projectRoot.mjs';
import { pagesOf, reachedBy, specsOf } from './tools/proof/affected.ts';
import { type PlaywrightReport, secondsOfSpecs } from './tools/proof/readReports.ts';
import { runProof } from './tools/proof/runProof.ts';
import { browserReport, changeProof, unitReport } from './tools/proof/steps.ts';
import { files, importsOf } from './unit/architecture/imports.ts';

/**
 * `npm run check [-- COMMIT]`: what the changes since a commit (default: the last one) can have broken: types, lint, and
 * the tests that reach them by imports, the nearest first, as many as fit into a minute. The others are left to `npm test`.
 */
const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8' }).split('\n').filter(Boolean);
const changed = [
  ...git('diff', '--name-only', '--diff-filter=d', process.argv[2] ?? 'HEAD'),
  ...git('ls-files', '--others', '--exclude-standard'),
];

/** Seconds of tests in one process. */
const unitBudget = 15;
/** Seconds of tests in the browser. Of a spec that takes longer, only the first path is walked. */
const browserBudget = 15;
const mostSpecs = 3;
const mostPages = 3;

interface UnitReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly startTime: number;
    readonly endTime: number;
  }[];
}
/** How long each file of tests took in the last `npm test`, in seconds. */
const past = new Map(
  existsSync(unitReport)
    ? (JSON.parse(readFileSync(unitReport, 'utf8')) as UnitReport).testResults.map((each) => [
        relative(projectRoot, each.name),
        (each.endTime - each.startTime) / 1000,
      ])
    : [],
);

const imports = files.flatMap((file) => importsOf(file));
const reached = reachedBy(imports, changed);
const isUnit = (file: string) =>
  /\.test\.tsx?$/.test(file) && !readFileSync(join(projectRoot, file), 'utf8').includes('// @proof thorough');
let seconds = 0;
const related = [...reached.keys()].filter(isUnit);
const units = related.filter((file) => {
  const own = past.get(file) ?? 2;
  // The nearest is run however long it takes.
  const fits = seconds === 0 || seconds + own <= unitBudget;
  if (fits) seconds += own;
  return fits;
});
const isSite = changed.some(
  (file) => /^(src|machines|public|e2e|tests\/worlds)\//.test(file) && !isUnit(file),
);
const specs = isSite ? specsOf(imports, reached).filter((spec) => !spec.includes('.thorough.')) : [];
const pastSpecs = existsSync(browserReport)
  ? secondsOfSpecs(JSON.parse(readFileSync(browserReport, 'utf8')) as PlaywrightReport)
  : new Map<string, number>();
let inBrowser = 0;
const whole = specs.slice(0, mostSpecs).filter((spec) => {
  const own = pastSpecs.get(spec) ?? 10;
  const fits = inBrowser + own <= browserBudget;
  if (fits) inBrowser += own;
  return fits;
});
const begun = specs.slice(0, mostSpecs).filter((spec) => !whole.includes(spec));
const names = pagesOf(imports, reached, readFileSync(join(projectRoot, 'src/routes/modules.ts'), 'utf8'));
const pages = names.flatMap((name) => {
  const document = documents().find(({ match }) => match.name === name && routeOf(name).status === undefined);
  return document ? [document.match.path] : [];
});

if (changed.length === 0) console.log('Nothing has changed since the last commit.');
else {
  const left = [
    ...related.filter((file) => !units.includes(file)),
    ...begun.map((spec) => `most of ${spec}`),
    ...specs.slice(mostSpecs),
    ...pages.slice(mostPages).map((path) => `the page ${path}`),
  ];
  process.exitCode = await runProof(
    changeProof({
      changed: changed.filter((file) => existsSync(join(projectRoot, file))),
      units: [
        ...new Set([
          ...units,
          'tests/unit/architecture',
          ...(changed.some((file) => file.endsWith('.md')) ? ['tests/unit/docs'] : []),
        ]),
      ],
      specs: whole,
      begun,
      pages: pages.slice(0, mostPages),
    }),
  );
  if (left.length > 0)
    console.log(
      `\nLeft to npm test: ${left.slice(0, 12).join(', ')}${left.length > 12 ? ` and ${left.length - 12} more` : ''}`,
    );
}
