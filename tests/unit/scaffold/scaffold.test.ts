// @vitest-environment node
// @proof thorough
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BadInput } from '../../../src/devtools/scaffold/plan.ts';
import { planMachine } from '../../../src/devtools/scaffold/planMachine.ts';
import { planPage } from '../../../src/devtools/scaffold/planPage.ts';
import { root } from '../../worlds/sources.ts';

const filesOf = (changes: readonly { readonly file: string }[]) => changes.map(({ file }) => file);

describe('a page', () => {
  it('is its words, its view, a row and a loader', () => {
    expect(filesOf(planPage({ name: 'scaffoldedPage' }))).toEqual([
      'src/content/scaffoldedPage.ts',
      'src/views/scaffoldedPage/ScaffoldedPagePage.static.tsx',
      'src/routes/table.ts',
      'src/routes/modules.ts',
    ]);
    expect(filesOf(planPage({ name: 'scaffoldedPage', live: true }))).toContain(
      'src/views/scaffoldedPage/ScaffoldedPagePage.tsx',
    );
  });

  it.each([
    ['no name', {}, 'camelCase'],
    ['a name with capitals', { name: 'Partners' }, '"Partners" is not a name in camelCase'],
    ['a name with hyphens', { name: 'our-partners' }, 'camelCase'],
    ['a way out of the folder', { name: '../partners' }, 'camelCase'],
    ['a reserved word', { name: 'class' }, 'reserved word'],
    ['the name of a page', { name: 'faq' }, 'There is a page named "faq" already'],
    ['the name of other content', { name: 'plans' }, 'src/content/plans.ts exists already'],
    ['the name of other views', { name: 'shared' }, 'the folder src/views/shared exists already'],
    ['the address of a page', { name: 'questions', path: '/faq' }, 'belongs to the page "faq"'],
    ['an alias of a page', { name: 'jobs', path: '/careers' }, 'belongs to the page "careers"'],
    ['an address that a page takes with any id', { name: 'offer', path: '/gig/offer' }, '"gig"'],
    ['the address of the not-found page', { name: 'lost', path: '/404' }, '"notFound"'],
    ['an address without a slash', { name: 'scaffoldedPage', path: 'scaffoldedPage' }, 'is not an address'],
    ['an address with capitals', { name: 'scaffoldedPage', path: '/Partners' }, 'is not an address'],
    ['an address with an id', { name: 'scaffoldedPage', path: '/partners/:id' }, 'is not an address'],
    ['an empty title', { name: 'scaffoldedPage', title: ' ' }, 'is not a title'],
    [
      'a title that would end its text',
      { name: 'scaffoldedPage', title: "Seller's" },
      'write ’ for an apostrophe',
    ],
    ['a group that is none', { name: 'scaffoldedPage', group: 'sales' }, 'only services, company, support'],
  ])('is refused: %s', (_, options, message) => {
    const plan = () => planPage({ name: undefined, ...options });
    expect(plan).toThrow(BadInput);
    expect(plan).toThrow(message);
  });
});

describe('a machine', () => {
  it('is refused without a page that can show it, and those that can are named', () => {
    for (const page of [undefined, 'nowhere', 'about', 'notFound'])
      expect(() => planMachine({ name: 'scaffoldProbe', page }), page).toThrow(
        /one of home, dashboard, gig, .*contact/,
      );
  });

  it.each([
    ['not camelCase', 'saved-search', 'camelCase'],
    ['the name of a machine', 'region', 'machines/region/regionMachine.ts'],
    ['the name of another browser spec', 'assets', 'e2e/assets.spec.ts exists already'],
    ['the name of a design part', 'button', 'src/design/index.ts uses "Button" already'],
    ['the name of a part of the page', 'contactForm', 'uses "ContactForm" already'],
  ])('is refused: %s', (_, name, message) => {
    const plan = () => planMachine({ name, page: 'contact' });
    expect(plan).toThrow(BadInput);
    expect(plan).toThrow(message);
  });
});

describe('in a copy of the project', () => {
  let copy: string;
  const minutes = 60_000;

  /** Runs a package's program there, apart from this test run. */
  const run = (program: string, ...args: string[]) => {
    const env = Object.fromEntries(
      Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')),
    );
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(root, 'node_modules', program), ...args],
      { cwd: copy, env, encoding: 'utf8' },
    );
    return { status, output: `${stdout}${stderr}` };
  };
  const make = (...args: string[]) => run('tsx/dist/cli.mjs', 'src/devtools/scaffold/new.ts', ...args);
  const listing = () =>
    ['src', 'machines', 'tests', 'e2e']
      .flatMap((folder) => readdirSync(join(copy, folder), { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(copy, join(parentPath, name)).replaceAll('\\', '/'));
  const made: string[] = [];

  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'scaffold-'));
    for (const each of [
      ...['src', 'machines', 'tests', 'e2e', 'docs'],
      ...['package.json', 'tsconfig.json', '.biome.json', '.gitignore'],
    ])
      cpSync(join(root, each), join(copy, each), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'dir');
    const before = new Set(listing());
    for (const args of [
      ['page', 'aboutUs', '--path', '/company/about-us', '--title', 'Who’s who', '--group', 'company'],
      ['page', 'scaffoldRoom', '--live'],
      ['machine', 'scaffoldProbe', '--page', 'scaffoldRoom'],
    ])
      expect(make(...args), args.join(' ')).toMatchObject({ status: 0 });
    made.push(...listing().filter((file) => !before.has(file)));
  }, 5 * minutes);
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it(
    'bad input ends with 1, says why, and changes nothing',
    () => {
      const state = () => [listing(), readFileSync(join(copy, 'src/routes/table.ts'), 'utf8')];
      const before = state();
      for (const [args, says] of [
        [['page', 'faq'], /^There is a page named "faq" already/],
        [['machine', 'another', '--live'], /^--live is for pages only/],
        [['page', 'another', '--colour', 'red'], /--colour[\s\S]*npm run new page <name>/],
      ] as const) {
        const { status, output } = make(...args);
        expect(output).toMatch(says);
        expect(output).not.toMatch(/\n\s+at /);
        expect(status).toBe(1);
      }
      expect(state()).toEqual(before);
    },
    minutes,
  );

  it('what was made is complete', () =>
    expect(made.sort()).toEqual([
      'e2e/scaffoldProbe.spec.ts',
      'machines/scaffoldProbe/chart.md',
      'machines/scaffoldProbe/scaffoldProbe.laws.ts',
      'machines/scaffoldProbe/scaffoldProbe.model.ts',
      'machines/scaffoldProbe/scaffoldProbe.script.ts',
      'machines/scaffoldProbe/scaffoldProbe.test.ts',
      'machines/scaffoldProbe/scaffoldProbe.view.test.tsx',
      'machines/scaffoldProbe/scaffoldProbeMachine.ts',
      'src/content/aboutUs.ts',
      'src/content/scaffoldProbe.ts',
      'src/content/scaffoldRoom.ts',
      'src/effects/runScaffoldProbe.ts',
      'src/views/aboutUs/AboutUsPage.static.tsx',
      'src/views/scaffoldRoom/ScaffoldProbe.tsx',
      'src/views/scaffoldRoom/ScaffoldRoomPage.tsx',
      'src/wiring/scaffoldProbe.ts',
      'tests/tools/faults/views/scaffoldProbe.ts',
    ]));

  it(
    'what was made compiles',
    () => {
      const project = join(copy, 'tests/tsconfig.made.json');
      const files = made.filter((file) => !file.endsWith('.md')).map((file) => `../${file}`);
      writeFileSync(project, JSON.stringify({ extends: '../tsconfig.json', include: [], files }));
      expect(run('typescript/bin/tsc', '-p', project)).toEqual({
        status: 0,
        output: '',
      });
    },
    2 * minutes,
  );

  it(
    'what was made is formatted and has no lint',
    () =>
      expect(
        run(
          '@biomejs/biome/bin/biome',
          'check',
          '--error-on-warnings',
          'src/routes',
          ...made.filter((file) => !file.endsWith('.md')),
        ),
      ).toMatchObject({ status: 0 }),
    minutes,
  );

  it(
    'the machine passes on the actor and in the view, and no list or number in a test needs an edit',
    () => {
      const tests = [
        'machines/scaffoldProbe/scaffoldProbe.test.ts',
        'machines/scaffoldProbe/scaffoldProbe.view.test.tsx',
        'tests/tools/faults/viewFaults.test.ts',
        'tests/unit/charts/charts.test.ts',
        'tests/unit/content/words.test.ts',
        'tests/unit/routes/routes.test.ts',
        'tests/unit/wiring.test.ts',
      ];
      const { output } = run(
        ...['vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts', '--reporter=json', ...tests],
      );
      const { testResults } = JSON.parse(output.slice(output.indexOf('{'))) as {
        testResults: { name: string; status: string; assertionResults: { failureMessages: string[] }[] }[];
      };
      expect(
        testResults.flatMap((file) => file.assertionResults.flatMap((each) => each.failureMessages)),
      ).toEqual([]);
      const passed = testResults.filter(({ status }) => status === 'passed').map(({ name }) => name);
      expect(passed.map((name) => tests.find((file) => name.endsWith(file))).sort()).toEqual(tests);
    },
    5 * minutes,
  );
});
