import { basename, join } from 'node:path';
import { projectRoot } from '../../../src/site-build/projectRoot.mjs';
import { missingEngine } from '../engines/engines.ts';
import { hostReportFile } from '../hosts/report.ts';
import { readHost, readPlaywright, readVitest } from './readReports.ts';
import type { Proof } from './runProof.ts';
import { bin, command, knip, proofFolder, type Step, suite } from './step.ts';

const inProject = (path: string): string => join(projectRoot, path);
const typescript = (path: string): readonly string[] => ['--import', 'tsx', inProject(path)];
const progress = 'tests/tools/proof/progressReporter.ts';

/** The tag of tests, and the ending of specs, that `npm test` leaves to `npm run test:all`. */
const thorough = '[@.]thorough';
const usual = ['--grep-invert', thorough] as const;
const rest = ['--grep', thorough] as const;

/** The reports of `npm test`: Vitest's and Playwright's. */
export const unitReport = join(proofFolder, 'units-usual.json');
export const browserReport = join(proofFolder, 'browser.json');

/** @param part the tests that are looked at: see `tests/vitest.suite.config.ts` */
const unitTests = (
  name: string,
  part: 'usual' | 'thorough',
  report = unitReport.replace('usual', part),
  files: readonly string[] = [],
): Step => {
  return suite({
    name,
    alone: 'npm run test:unit',
    args: [
      bin('vitest', 'vitest.mjs'),
      'run',
      '--config',
      'tests/vitest.suite.config.ts',
      '--reporter=default',
      '--reporter=json',
      `--reporter=${progress}`,
      `--outputFile.json=${report}`,
      ...files,
    ],
    env: { PROOF: part },
    report,
    read: readVitest,
  });
};

/**
 * @param alone runs them without the others; a file and a title follow
 * @param args the config first; those of `usual` or `rest` leave the other tests out
 */
const browserTests = (name: string, report: string, alone: string, ...args: string[]): Step => {
  const part = args.includes(usual[0]) ? 'first' : args.includes(rest[0]) ? 'rest' : undefined;
  const file = join(proofFolder, `${report}.json`);
  return suite({
    name,
    alone,
    args: [
      ...[bin('playwright', 'cli.js'), 'test', '-c', ...args],
      `--reporter=list,json,${inProject(progress)},${inProject('tests/paths/reporter.ts')}`,
    ],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...(part && { PATHS_PART: part }) },
    report: file,
    read: readPlaywright(alone),
  });
};

const host = (name: string, script: string, report: string, alone: string): Step =>
  suite({
    name,
    alone,
    args: [...typescript(script), '--optional'],
    report: hostReportFile(report),
    read: readHost(name, alone),
  });

const firefox = (): Step => {
  const name = 'browser tests in Firefox';
  const skipped = missingEngine('firefox');
  if (skipped !== undefined) return { name, run: async () => ({ passed: 0, failures: [], skipped }) };
  const inFirefox = ['--project', 'firefox'];
  const alone = `npm run test:engines -- ${inFirefox.join(' ')}`;
  return browserTests(name, 'firefox', alone, 'e2e/engines.config.ts', ...inFirefox);
};

const knipOptions = [
  ...['--no-config-hints', '--config', 'tests/knip.jsonc'],
  ...['--cache', '--cache-location', '.build/knip'],
];

const lint = (...args: string[]): Step =>
  command('lint', 'npm run lint', [
    bin('@biomejs/biome', 'bin/biome'),
    'check',
    '--error-on-warnings',
    ...args,
  ]);
/** Several checkers would each work out the types of the machines again: 32 s of processor time instead of 20. */
const types = command('types', 'npm run typecheck', [
  bin('typescript', 'bin/tsc'),
  ...['-b', 'tests/tsconfig.all.json', '--checkers', '1'],
]);
const build = command('build', 'npm run build', [...typescript('src/site-build/build.ts'), '--if-stale']);

/** `npm test`: each thing once, in Chromium and without servers of other makers. */
export const usualProof = (): Proof => ({
  lanes: [
    [
      build,
      browserTests('browser tests', 'browser', 'npm run test:e2e --', 'e2e', ...usual),
      command('unused code', 'npm run lint', [knip, ...knipOptions]),
      command('code that only tests use', 'npm run lint', [
        ...[knip, ...knipOptions],
        ...['--production', '--include', 'files,exports,types'],
      ]),
    ],
    [
      types,
      lint('.'),
      unitTests('unit and model tests', 'usual'),
      command('links', 'npm run links', typescript('tests/tools/links/run.ts')),
    ],
  ],
});

/** `npm run test:all`: everything that `npm test` leaves out. */
export const thoroughProof = (): Proof => ({
  lanes: [
    [
      build,
      browserTests('more browser tests', 'more-browser', 'npm run test:e2e --', 'e2e', ...rest),
      firefox(),
      host('static files behind nginx', 'tests/tools/hosts/verifyNginx.ts', 'nginx', 'npm run verify:nginx'),
      host('installation', 'tests/tools/hosts/verifyInstall.ts', 'install', 'npm run verify:install'),
    ],
    [
      unitTests('more unit and model tests', 'thorough'),
      host('Cloudflare worker', 'tests/tools/hosts/verifyWorker.ts', 'worker', 'npm run verify:worker'),
      host('WebKit journeys', 'tests/tools/engines/webkitJourneys.ts', 'webkit', 'npm run test:webkit'),
    ],
  ],
  last: [
    command('machine coverage', 'npm run coverage:machines', [
      ...typescript('tests/tools/coverage.ts'),
      ...['--recorded', '--check'],
    ]),
  ],
});

interface Change {
  readonly changed: readonly string[];
  readonly units: readonly string[];
  readonly specs: readonly string[];
  /** Specs of which only the first path of each machine is walked. */
  readonly begun: readonly string[];
  /** Addresses of pages. */
  readonly pages: readonly string[];
}

/** `npm run check`. */
export const changeProof = ({ changed, units, specs, begun, pages }: Change): Proof => {
  const files = [...specs, ...begun, ...(pages.length > 0 ? ['e2e/pages.spec.ts'] : [])];
  const titles = [
    ...specs.map((file) => basename(file).replaceAll('.', '\\.')),
    ...(begun.length > 0 ? ['paths in the browser 1/'] : []),
    ...pages.map((path) => `${path} is served`),
  ];
  const code = changed.filter((file) => /\.(tsx?|mjs|jsonc?|css)$/.test(file));
  return {
    lanes: [
      files.length > 0
        ? [
            build,
            browserTests(
              'browser tests of the change',
              'check',
              'npm run test:e2e --',
              ...['e2e', ...files, '-g', titles.join('|'), ...usual],
            ),
          ]
        : [],
      [
        ...(code.length > 0 ? [lint('--no-errors-on-unmatched', ...code)] : []),
        types,
        unitTests(
          'unit and model tests of the change',
          'usual',
          join(proofFolder, 'check-units.json'),
          units,
        ),
      ],
    ],
  };
};
