// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../worlds/sources.ts';
import { files, importsOf } from './imports.ts';
import { roomOf } from './rooms.ts';

/** The code of the product: the source and the machines without their tests. */
const sources = files.filter(
  (file) => /^(src|machines)\//.test(file) && !/\.(test|model|laws|script)\.tsx?$|\.d\.ts$/.test(file),
);
const imports = sources.flatMap((file) => importsOf(file));

/** Code without comments and strings. */
const codeOf = (file: string): string =>
  readFileSync(join(root, file), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|[^:])\/\/.*$/gm, '$1')
    .replace(/'(?:[^'\\\n]|\\.)*'/g, "''")
    .replace(/`(?:[^`\\]|\\.)*`/g, '``');

const filesWith = (room: RegExp, pattern: RegExp): string[] =>
  sources.filter((file) => room.test(roomOf(file)?.name ?? '') && pattern.test(codeOf(file)));

describe('what a room may touch', () => {
  it('NODE_ENV is compared in two files only, where the bundler drops the branch', () => {
    expect(filesWith(/^(?!config|serve|inbox|build)/, /NODE_ENV/).sort()).toEqual([
      'src/app/boot.ts',
      'src/app/main.tsx',
    ]);
  });
  it('undocumented names of XState are in their adapter only', () => {
    const names = /\b_(nodes|parent|transitions|relay|snapshot|processingStatus)\b|['"`]xstate\.\w/;
    const withoutComments = (file: string) =>
      readFileSync(join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
    const users = files.filter((file) => !/\.test\.tsx?$/.test(file) && names.test(withoutComments(file)));
    expect(users).toEqual(['tests/paths/definition/xstateInternals.ts']);
  });
  it('no code writes HTML as text', () => {
    const writers =
      /dangerouslySetInnerHTML(?!: \{ __html: '' \})|\.innerHTML|\.outerHTML\s*=|insertAdjacentHTML/;
    expect(filesWith(/./, writers)).toEqual([]);
  });
  it('content has no JSX, and only design has styles', () => {
    expect(sources.filter((file) => file.startsWith('src/content/') && file.endsWith('.tsx'))).toEqual([]);
    expect(filesWith(/^views$/, /\bstyle=|\bcss=|className=/)).toEqual([]);
  });
  it('static views import no state, actor or effect', () => {
    const statics = sources.filter((file) => file.endsWith('.static.tsx'));
    expect(statics.length).toBeGreaterThan(10);
    const live = /^src\/(wiring|app)\/|^src\/views\/\w+\/(use[A-Z]\w+|InRegion)\./;
    const reached = (file: string, seen = new Set<string>()): Set<string> => {
      for (const { to, kind } of imports.filter(({ from }) => from === file)) {
        if (kind !== 'static' || seen.has(to)) continue;
        seen.add(to);
        reached(to, seen);
      }
      return seen;
    };
    for (const file of statics)
      expect(
        [...reached(file)].filter((to) => live.test(to)),
        file,
      ).toEqual([]);
    expect(
      filesWith(/^views$/, /\buse[A-Z]\w*\(|\son[A-Z]\w*=/).filter((file) => statics.includes(file)),
    ).toEqual([]);
  });
  it('the texts of static views are in no script', () => {
    const scripts = new Set(['src/app/main.tsx']);
    for (const file of scripts) {
      // The search's chunk has the texts that it searches.
      if (file.endsWith('.static.tsx') || file === 'src/search/searchIndex.ts') continue;
      for (const { to, kind } of imports.filter(({ from }) => from === file))
        if (kind !== 'type') scripts.add(to);
    }
    expect(scripts).toContain('src/views/service/ServiceParts.static.tsx');
    const importsStaticTexts = /import \{[^}]*Static\b[^}]*\} from '[./]+content\//;
    const importers = sources.filter((file) =>
      importsStaticTexts.test(readFileSync(join(root, file), 'utf8')),
    );
    expect(importers.length).toBeGreaterThan(10);
    expect(importers.filter((file) => scripts.has(file) && !file.endsWith('.static.tsx'))).toEqual([]);
  });
  it('every machine calls setup, in a file of its own if it is long, then createMachine with its id first', () => {
    const machines = sources.filter((file) => /^machines\/(\w+)\/\1Machine\.ts$/.test(file));
    expect(machines.length).toBeGreaterThan(15);
    for (const file of machines) {
      expect(readFileSync(join(root, file), 'utf8'), file).toMatch(
        /= (setup\(\{[\s\S]*\}\)\.createMachine|\w+Setup\.createMachine|createChoiceMachine)\(\{\s+id: /,
      );
    }
  });
});
