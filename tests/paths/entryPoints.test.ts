// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const library = 'tests/paths';
const entryPoints = [
  'index',
  'actor',
  'view',
  'browser',
  'reporter',
  'coverage',
  'conditions',
  'compose',
].map((name) => `${library}/${name}.ts`);
const definition = `${library}/definition/index.ts`;

/** Library files that a source file names in any kind of import: relative paths are strings. */
const libraryFilesNamedIn = (file: string): string[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/['"`](\.{1,2}\/[^'"`\n]+\.tsx?)['"`]/g)]
    .map(([, path = '']) => relative(root, resolve(root, dirname(file), path)).replaceAll('\\', '/'))
    .filter((path) => path.startsWith(`${library}/`));

const filesIn = (...folders: string[]): string[] =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      .filter((file) => /\.(tsx?|mjs)$/.test(file)),
  );
const files = filesIn('src', 'machines', 'tests', 'e2e');
const outside = files.filter((file) => !file.startsWith(`${library}/`));

it('the library is imported through its entry points only, by development tools through its definition only', () => {
  const uses = outside.flatMap((file) => libraryFilesNamedIn(file).map((to) => ({ file, to })));
  expect(uses.length).toBeGreaterThan(100);
  const isAllowed = ({ file, to }: (typeof uses)[number]) =>
    file.startsWith('src/')
      ? file.startsWith('src/devtools/') && to === definition
      : entryPoints.includes(to);
  expect(uses.filter((use) => !isAllowed(use))).toEqual([]);
  expect(new Set(uses.map(({ to }) => to))).toEqual(new Set([...entryPoints, definition]));
});

/** The packages that an entry point and its imports load. `node:` stands for all modules of Node. */
const packagesOf = async (entryPoint: string): Promise<string[]> => {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [entryPoint],
    outdir: 'never-written',
    write: false,
    metafile: true,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
  });
  const imports = Object.values(metafile.inputs).flatMap((input) => input.imports);
  return [
    ...new Set(
      imports.filter(({ external }) => external).map(({ path }) => path.replace(/^node:.*/, 'node:')),
    ),
  ].sort();
};

it.each([
  [definition, ['xstate']],
  [`${library}/index.ts`, ['node:', 'xstate']],
  [`${library}/coverage.ts`, ['node:', 'xstate']],
  [`${library}/compose.ts`, ['node:', 'xstate']],
  [`${library}/actor.ts`, ['fast-check', 'node:', 'vitest', 'xstate']],
  [`${library}/view.ts`, ['@testing-library/react', 'node:', 'vitest', 'xstate']],
  [`${library}/browser.ts`, ['node:', 'playwright/test', 'xstate']],
  [`${library}/reporter.ts`, ['node:', 'xstate']],
  [`${library}/conditions.ts`, ['magic-string', 'node:', 'vite']],
])('%s loads only %j', async (entryPoint, packages) =>
  expect(await packagesOf(entryPoint)).toEqual(packages),
);

it('the package names what its entry points load as peers, and axe-core, which is read as a file', async () => {
  const loaded = await Promise.all([definition, ...entryPoints].map(packagesOf));
  const names = loaded.flat().map((path) => /^(@[^/]+\/)?[^/]+/.exec(path)![0]);
  const { peerDependencies } = JSON.parse(readFileSync(join(root, library, 'package.json'), 'utf8'));
  expect(Object.keys(peerDependencies).sort()).toEqual(
    [...new Set([...names, 'axe-core'])].filter((name) => name !== 'node:').sort(),
  );
});

it('undocumented names of XState are used in the adapter only', () => {
  const users = files.filter(
    (file) => !/\.test\.tsx?$/.test(file) && file !== `${library}/definition/xstateInternals.ts`,
  );
  const undocumented = /\b_(nodes|parent|transitions|relay|snapshot|processingStatus)\b|['"`]xstate\.\w/;
  const usesThem = (file: string) =>
    undocumented.test(readFileSync(join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, ''));
  expect(users.filter(usesThem)).toEqual([]);
});

it('no folder of the library holds more than 25 files', () => {
  const folders = filesIn(library).map((file) => dirname(file));
  const count = (folder: string) => folders.filter((each) => each === folder).length;
  expect(folders.filter((folder) => count(folder) > 25)).toEqual([]);
});
