// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../sources.ts';
import { files, importsOf } from './imports.ts';
import { roomOf } from './rooms.ts';

/** What ships: the source and the machines without their tests. */
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

const saying = (room: RegExp, pattern: RegExp): string[] =>
  sources.filter((file) => room.test(roomOf(file)?.name ?? '') && pattern.test(codeOf(file)));

describe('what a room may touch', () => {
  it('compares NODE_ENV in two places, whose branches the bundler drops', () => {
    expect(saying(/^(?!config|serve|inbox|build)/, /NODE_ENV/).sort()).toEqual([
      'src/app/boot.ts',
      'src/app/main.tsx',
    ]);
  });
  it('never writes HTML as text', () => {
    const writers =
      /dangerouslySetInnerHTML(?!: \{ __html: '' \})|\.innerHTML|\.outerHTML\s*=|insertAdjacentHTML/;
    expect(saying(/./, writers)).toEqual([]);
  });
  it('has no JSX in content and no style outside of design', () => {
    expect(sources.filter((file) => file.startsWith('src/content/') && file.endsWith('.tsx'))).toEqual([]);
    expect(saying(/^views$/, /\bstyle=|\bcss=|className=/)).toEqual([]);
  });
  it('lets what is static reach no state, no actor and no effect', () => {
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
      saying(/^views$/, /\buse[A-Z]\w*\(|\son[A-Z]\w*=/).filter((file) => statics.includes(file)),
    ).toEqual([]);
  });
  it('sends no words of what is static as script', () => {
    const sent = new Set(['src/app/main.tsx']);
    for (const file of sent) {
      if (file.endsWith('.static.tsx')) continue;
      for (const { to, kind } of imports.filter(({ from }) => from === file))
        if (kind !== 'type') sent.add(to);
    }
    expect(sent).toContain('src/views/service/ServiceParts.static.tsx');
    const taking = /import \{[^}]*Static\b[^}]*\} from '[./]+content\//;
    const takers = sources.filter((file) => taking.test(readFileSync(join(root, file), 'utf8')));
    expect(takers.length).toBeGreaterThan(10);
    expect(takers.filter((file) => sent.has(file) && !file.endsWith('.static.tsx'))).toEqual([]);
  });
  it('orders every machine alike: setup, then the chart', () => {
    const machines = sources.filter((file) => /^machines\/(\w+)\/\1Machine\.ts$/.test(file));
    expect(machines.length).toBeGreaterThan(15);
    for (const file of machines) {
      expect(readFileSync(join(root, file), 'utf8'), file).toMatch(
        /= (setup\(\{[\s\S]*\}\)\.createMachine|createChoiceMachine)\(\{\s+id: /,
      );
    }
  });
});
