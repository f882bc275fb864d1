// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { slotsOf } from '../../../src/site-build/parcel/staticViews.mjs';
import { files, importsOf, namesImportedBy } from './imports.ts';
import { roomOf, violationsIn } from './rooms.ts';

const imports = files.flatMap((file) => importsOf(file));

describe('who may import whom', () => {
  it('covers every file and its imports', () => {
    expect(files.filter((file) => roomOf(file) === undefined)).toEqual([]);
    expect(files.length).toBeGreaterThan(700);
    expect(imports.length).toBeGreaterThan(2_500);
  });

  it('no import breaks a rule', () => {
    expect(violationsIn(imports)).toEqual([]);
  });

  it('the other rooms know eight names of the shell, apart from the early presses before it', () => {
    const isShell = (file: string) => /^src\/shell\/(?!early\/)/.test(file);
    const others = files.filter((file) => file.startsWith('src/') && !isShell(file));
    const names = others.flatMap(namesImportedBy).filter(isShell);
    expect([...new Set(names)].sort()).toEqual([
      'src/shell/CurrentPage.tsx: CurrentPage',
      'src/shell/Shell.tsx: Shell',
      'src/shell/followTo.ts: followTo',
      'src/shell/readStart.ts: readStart',
      'src/shell/usePage.ts: usePage',
      'src/shell/usePage.ts: useWholePage',
      'src/shell/useShell.ts: useNavigation',
    ]);
    // The eighth stands for static views in the browser's script.
    expect(slotsOf('export const A = 1;', 'A.tsx')).toContain('import { StaticView } from ');
  });

  it('allows one barrel file in the source', () => {
    expect(files.filter((file) => /^(src|machines)\/.*\/index\.tsx?$/.test(file))).toEqual([
      'src/design/index.ts',
    ]);
  });
});

describe('importsOf', () => {
  it.each([
    ["import { a } from './b.ts';", 'src/views/b.ts', 'static'],
    ["import * as a from './b.ts';", 'src/views/b.ts', 'static'],
    ["import a, { type B } from './b.ts';", 'src/views/b.ts', 'static'],
    ["import {\n  a,\n} from '../b.ts';", 'src/b.ts', 'static'],
    ["import './b.ts';", 'src/views/b.ts', 'static'],
    ["import { type B } from './b.ts';", 'src/views/b.ts', 'static'],
    ["export * from './b.ts';", 'src/views/b.ts', 'static'],
    ["export { a } from './b.ts';", 'src/views/b.ts', 'static'],
    ["import type { B } from './b.ts';", 'src/views/b.ts', 'type'],
    ["export type { B } from './b.ts';", 'src/views/b.ts', 'type'],
    ["type B = typeof import('./b.ts');", 'src/views/b.ts', 'type'],
    ["const b = () => import('./b.ts');", 'src/views/b.ts', 'dynamic'],
    ['const b = () => import(`./b.ts`);', 'src/views/b.ts', 'dynamic'],
    ['const b = () => import(name);', 'name', 'computed'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: code that is read as text
    ['const b = () => import(`./${name}.ts`);', '`./${name}.ts`', 'computed'],
    ["import { a } from 'react';", 'react', 'static'],
  ])('reads %j', (text, to, kind) => {
    expect(importsOf('src/views/a.tsx', text)).toEqual([{ from: 'src/views/a.tsx', to, kind }]);
  });

  it('ignores imports in comments and strings', () => {
    expect(importsOf('src/views/a.tsx', "// import './b.ts'\nconst a = \"import './b.ts'\";")).toEqual([]);
  });

  it('throws for code that it cannot parse', () => {
    expect(() => importsOf('src/views/a.tsx', 'import {')).toThrow('src/views/a.tsx');
  });
});

describe('a violation is reported', () => {
  const machine = 'machines/share/shareMachine.ts';
  const rules = 'machines/share/shareRules.ts';
  it.each([
    ['view test of a machine', 'machines/share/share.view.test.tsx', 'playwright/test'],
    ['model', 'machines/share/share.model.ts', 'vitest'],
    ['laws', 'machines/share/share.laws.ts', '../../src/content/share.ts'],
    ['script', 'machines/share/share.script.ts', '../../src/content/share.ts'],
    ['machine', machine, '../../src/effects/shareLink.ts'],
    ['machine', machine, 'react'],
    ['rules', rules, 'xstate'],
    ['content', 'src/content/share.ts', '../effects/shareLink.ts'],
    ['design', 'src/design/Button.tsx', '../content/share.ts'],
    ['wiring', 'src/wiring/share.ts', 'react'],
    ['search', 'src/search/searchIndex.ts', '../views/shared/Price.tsx'],
    ['routes', 'src/routes/table.ts', '../views/home/HomePage.tsx'],
    ['views', 'src/views/post/Share.tsx', '../../../machines/share/shareMachine.ts'],
    ['views', 'src/views/post/Share.tsx', '@stitches/react'],
    ['app', 'src/app/App.tsx', '../devtools/inspector/attach.ts'],
    ['devtools', 'src/devtools/inspector/page.tsx', '../../../tests/paths/index.ts'],
    ['build', 'src/site-build/build.ts', '../inbox/inbox.ts'],
    ['serve', 'src/serve/site.ts', '../app/App.tsx'],
  ])('%s: %s imports %s', (room, from, to) => {
    for (const code of [`import '${to}';`, `export * from '${to}';`, `void import('${to}');`]) {
      const violations = violationsIn(importsOf(from, code));
      expect(violations, code).toHaveLength(1);
      expect(violations[0]).toMatch(new RegExp(`^${from} → .*: ${room} may not import .*: .*\\.$`));
    }
  });

  it('for a static import of what may only be imported by import()', () => {
    for (const [from, to] of [
      ['src/app/main.tsx', '../devtools/inspector/attach.ts'],
      ['src/app/boot.ts', './main.tsx'],
      ['src/routes/modules.ts', '../views/home/HomePage.tsx'],
    ] as const) {
      expect(violationsIn(importsOf(from, `void import('${to}');`))).toEqual([]);
      expect(violationsIn(importsOf(from, `import '${to}';`))[0]).toContain('only with import()');
    }
  });

  it('for a type only if it is imported from tests', () => {
    const typeFrom = (to: string) =>
      violationsIn(importsOf('src/views/post/Share.tsx', `import type { A } from '${to}';`));
    expect(typeFrom('../../../machines/share/shareMachine.ts')).toEqual([]);
    expect(typeFrom('xstate')).toEqual([]);
    expect(typeFrom('../../../tests/paths/index.ts')).toHaveLength(1);
    expect(typeFrom('../../../e2e/paper.ts')).toHaveLength(1);
    expect(
      violationsIn(importsOf(machine, "import type { A } from '../../tests/paths/index.ts';")),
    ).toHaveLength(1);
  });

  it('for a computed name', () => {
    expect(violationsIn(importsOf('src/views/a.tsx', 'void import(name);'))[0]).toContain('computed name');
  });

  it('for an import of the path library’s internals', () => {
    for (const from of [
      'e2e/share.spec.ts',
      'tests/tools/replay/replay.ts',
      'src/devtools/inspector/journal.ts',
    ]) {
      const up = from
        .split('/')
        .slice(1)
        .map(() => '..')
        .join('/');
      expect(violationsIn(importsOf(from, `import '${up}/tests/paths/definition/index.ts';`))).toEqual([]);
      expect(violationsIn(importsOf(from, `import '${up}/tests/paths/definition/chart.ts';`))[0]).toContain(
        'through its doors:',
      );
    }
  });

  it.each([
    ['tests/paths/index.ts', '../worlds/services.ts'],
    ['tests/paths/index.ts', '../../src/config.ts'],
    ['tests/worlds/page/sitePage.ts', '../../unit/page/sitePage.test.ts'],
    ['tests/tools/hosts/protection.ts', '../../unit/serve/site.test.ts'],
    ['tests/tools/coverage.ts', '../../e2e/paper.ts'],
    ['tests/unit/docs/engines.test.ts', '../../../e2e/paper.ts'],
  ])('between tests: %s imports %s', (from, to) => {
    expect(violationsIn(importsOf(from, `import '${to}';`))).toHaveLength(1);
  });

  it('for a file that belongs to no room', () => {
    expect(violationsIn(importsOf('src/utils/a.ts', "import './b.ts';"))[0]).toContain('belongs to no room');
  });
});
