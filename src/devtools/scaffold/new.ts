/** Writes a new page or machine that compiles and is tested. Wrong arguments: it writes nothing and exits with 1. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { BadInput, type Change, root } from './plan.ts';
import { planMachine } from './planMachine.ts';
import { planPage } from './planPage.ts';

const usage = `npm run new page <name> -- [--path /address] [--title "Title"] [--group other] [--live]
npm run new machine <name> -- --page <page>`;

const readArguments = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        path: { type: 'string' },
        title: { type: 'string' },
        group: { type: 'string' },
        live: { type: 'boolean' },
        page: { type: 'string' },
      },
    });
  } catch (error) {
    throw new BadInput(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
};

const plan = (kind: string | undefined, name: string | undefined, options: Options): readonly Change[] => {
  const { page, ...pageOptions } = options;
  if (kind === 'page') {
    if (page !== undefined) throw new BadInput(`--page is for machines only.\n${usage}`);
    return planPage({ name, ...pageOptions });
  }
  if (kind === 'machine') {
    const [other] = Object.keys(pageOptions);
    if (other) throw new BadInput(`--${other} is for pages only.\n${usage}`);
    return planMachine({ name, page });
  }
  throw new BadInput(usage);
};
type Options = ReturnType<typeof readArguments>['values'];

const require = createRequire(import.meta.url);

const run = (name: string, program: string, ...args: string[]): void => {
  const file = join(dirname(require.resolve(`${name}/package.json`)), program);
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${name} ${args.join(' ')} failed:\n${stdout}${stderr}`);
};

const write = ({ file, text }: Change): void => {
  const path = join(root, file);
  console.log(`${existsSync(path) ? 'changed' : 'wrote  '} ${file}`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
};

const placesToFillIn = (file: string): string[] =>
  readFileSync(join(root, file), 'utf8')
    .split('\n')
    .flatMap((line, at) => {
      const instruction = /Fill in: (.*?)( \*\/\}?)?$/.exec(line)?.[1];
      return instruction ? [`${file}:${at + 1}  ${instruction}`] : [];
    });

try {
  const {
    positionals: [kind, name, ...more],
    values,
  } = readArguments();
  if (more.length > 0) throw new BadInput(usage);
  const changes = plan(kind, name, values);
  for (const change of changes) write(change);
  const files = changes.map(({ file }) => file);
  run('@biomejs/biome', 'bin/biome', 'check', '--write', ...files);
  if (kind === 'machine') {
    const tests = [`machines/${name}/${name}.test.ts`, 'tests/unit/charts/charts.test.ts'];
    run('vitest', 'vitest.mjs', 'run', '--config', 'tests/vitest.config.ts', ...tests, '-t', 'chart', '-u');
    console.log(`wrote   machines/${name}/chart.md\nchanged machines/README.md\nchanged docs/machines.md`);
  }
  console.log(`\nTo fill in:\n${files.flatMap(placesToFillIn).join('\n')}`);
  if (kind === 'page')
    console.log(
      '\nWhen the words are final, run npm run social: it draws the preview image for links to the page.',
    );
  console.log('\nCONTRIBUTING.md lists the commands that check your work.');
} catch (error) {
  if (!(error instanceof BadInput)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
