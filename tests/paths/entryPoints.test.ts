// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const library = 'tests/paths';
const entryPoints = [
  'index',
  'actor',
  'view',
  'browser',
  'server',
  'reporter',
  'coverage',
  'conditions',
  'compose',
].map((name) => `${library}/${name}.ts`);
const definition = `${library}/definition/index.ts`;

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
  [`${library}/compose.ts`, ['xstate']],
  [`${library}/actor.ts`, ['fast-check', 'node:', 'vitest', 'xstate']],
  [`${library}/view.ts`, ['@testing-library/react', 'node:', 'vitest', 'xstate']],
  [`${library}/browser.ts`, ['node:', 'playwright/test', 'xstate']],
  [`${library}/server.ts`, ['node:', 'vitest', 'xstate']],
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
