// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../../worlds/sources.ts';

/** Code that breaks a rule of `.biome.json` for a part of the project, and the rule's name. */
const forbidden: Readonly<Record<string, readonly [code: string, rule: string]>> = {
  'src/views/world.tsx': ['export const a = () => window.scrollTo(0, 0);', 'noRestrictedGlobals'],
  'src/content/world.ts': ['export const a = document.title;', 'noRestrictedGlobals'],
  'src/routes/world.ts': ['export const a = () => location.pathname;', 'noRestrictedGlobals'],
  'machines/share/shareMachine.ts': ["export const a = () => fetch('/');", 'noRestrictedGlobals'],
  'machines/share/share.laws.ts': ['export const a = () => setTimeout(() => {});', 'noRestrictedGlobals'],
  'src/wiring/world.ts': ['export const a = () => document.title;', 'noRestrictedGlobals'],
  'src/app/world.tsx': ['export const a = () => location.reload();', 'noRestrictedGlobals'],
  'src/shell/world.tsx': ['export const a = () => history.back();', 'noRestrictedGlobals'],
  'src/wiring/environment.ts': ['export const a = process.env.A;', 'noProcessEnv'],
  'src/effects/static.ts': [
    "import { b } from './staticBack.ts';\nexport const a = () => b;",
    'noImportCycles',
  ],
  'src/effects/staticBack.ts': [
    "import { a } from './static.ts';\nexport const b = () => a;",
    'noImportCycles',
  ],
  'src/effects/types.ts': ["import type { B } from './typesBack.ts';\nexport type A = B;", 'noImportCycles'],
  'src/effects/typesBack.ts': ["import type { A } from './types.ts';\nexport type B = A;", 'noImportCycles'],
  'src/effects/later.ts': ["export const a = () => import('./laterBack.ts');", 'noImportCycles'],
  'src/effects/laterBack.ts': ["export { a } from './later.ts';", 'noImportCycles'],
};
/** Code that the same rules allow elsewhere. */
const allowed: Readonly<Record<string, string>> = {
  'src/effects/world.ts': 'export const a = () => window.scrollTo(0, 0);',
  'src/shell/effects/world.ts': 'export const a = () => window.scrollTo(0, 0);',
  'src/config.ts': 'export const a = process.env.A;',
  'src/serve/environment.ts': 'export const a = process.env.A;',
  'machines/share/share.test.ts': 'export const a = () => setTimeout(() => {});',
};

const folder = mkdtempSync(join(tmpdir(), 'lint-'));
beforeAll(() => {
  const config = JSON.parse(readFileSync(join(root, '.biome.json'), 'utf8')) as Record<string, unknown>;
  writeFileSync(
    join(folder, 'biome.json'),
    JSON.stringify({ ...config, $schema: undefined, vcs: undefined }),
  );
  const texts = {
    ...allowed,
    ...Object.fromEntries(Object.entries(forbidden).map(([file, [code]]) => [file, code])),
  };
  for (const [file, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

it('Biome reports code that breaks a rule of this project, and no other code', () => {
  const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');
  const { stdout } = spawnSync(process.execPath, [biome, 'lint', '--reporter=json', '.'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: readonly { category: string; location: { path: string } }[];
  };
  const reported = diagnostics.map(({ category, location }) => [location.path, category.split('/').at(-1)]);
  expect(Object.fromEntries(reported)).toEqual(
    Object.fromEntries(Object.entries(forbidden).map(([file, [, rule]]) => [file, rule])),
  );
});
