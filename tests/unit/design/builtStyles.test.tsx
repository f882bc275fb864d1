// @vitest-environment node
/** The components of the browser's script, whose class names and rules the build has made, against those of Stitches. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement, type ElementType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { projectRoot } from '../../../src/site-build/projectRoot.mjs';

type BuiltStyles = typeof import('../../../src/design/builtStyles.ts');
type Look = Parameters<BuiltStyles['css']>[number];
type Runs = readonly (readonly (Look | undefined)[])[];

interface Design {
  readonly recorded: ReadonlyMap<
    string,
    readonly { readonly args: readonly unknown[]; readonly made: ElementType & object }[]
  >;
  readonly stitches: { readonly cssText: () => string; readonly resetStyles: () => void };
}

const { evaluateDesign, makeLooks, shortenLooks, withLooks } = (await import(
  new URL('../../../src/site-build/componentStyles.mjs', import.meta.url).href
)) as {
  evaluateDesign: () => Promise<Design>;
  makeLooks: (design: Design, shared: ReadonlySet<string>) => Map<string, Runs>;
  shortenLooks: (looks: Map<string, Runs>, known: ReadonlyMap<string, string>) => Map<string, Runs>;
  withLooks: (code: string, file: string, looks: Map<string, Runs>) => string;
};

class CSSStyleRule {
  readonly selectorText = '--sxs';
  readonly style: { getPropertyValue: () => string };
  constructor(names: string) {
    this.style = { getPropertyValue: () => ` ${names}` };
  }
}
class Group {
  readonly cssRules: string[] = [];
  insertRule(rule: string, at: number) {
    if (rule.includes('unknown')) throw new SyntaxError('unknown');
    this.cssRules.splice(at, 0, rule);
  }
}

/** A document whose seven groups have these names and no rules. */
const showDocument = (names: readonly string[] = []): readonly Group[] => {
  const groups = Array.from({ length: 7 }, () => new Group());
  const cssRules = groups.flatMap((group, at) => [new CSSStyleRule([at, ...names].join(' ')), group]);
  vi.stubGlobal('CSSStyleRule', CSSStyleRule);
  vi.stubGlobal('document', {
    styleSheets: [{ href: 'https://example.com/a.css' }, { href: null, cssRules }],
  });
  return groups;
};

let design: Design;
let looks: Map<string, Runs>;
let built: BuiltStyles;
beforeAll(async () => {
  design = await evaluateDesign();
  looks = makeLooks(design, new Set());
});
beforeEach(async () => {
  vi.resetModules();
  built = await import('../../../src/design/builtStyles.ts');
});
afterEach(() => vi.unstubAllGlobals());

/** Each component twice: as Stitches has made it, and as the script makes it. */
const pairs = () => {
  const counterparts = new Map<unknown, ElementType>();
  return [...design.recorded].flatMap(([id, runs]) =>
    runs.flatMap(({ args, made }, run) => {
      const [type, ...rest] = args.map((arg, at) => looks.get(id)?.[run]?.[at] ?? arg);
      // Radix's parts need their contexts. What `css` returns is no component.
      if (!('displayName' in made) || typeof (made as { displayName?: unknown }).displayName !== 'string')
        return [];
      if (typeof type === 'object' && !counterparts.has(type)) return [];
      const component = built.styled(
        (counterparts.get(type) ?? type) as never,
        ...(rest as Look[]),
      ) as ElementType;
      counterparts.set(made, component);
      const variants = args.flatMap((arg) =>
        Object.entries((arg as { variants?: Record<string, object> } | null)?.variants ?? {}),
      );
      return [{ id, made, component, variants }];
    }),
  );
};

it('have the same elements, class names and rules as with Stitches (decision B50)', () => {
  const groups = showDocument();
  design.stitches.resetStyles();
  const all = pairs();
  expect(all.length).toBeGreaterThan(180);
  for (const { id, made, component, variants } of all) {
    const values = variants.flatMap(([name, each]) => Object.keys(each).map((value) => ({ [name]: value })));
    const props = [{}, ...values, { as: 'section', id: 'a', className: ' own  c-own ' }];
    for (const each of props)
      expect(renderToStaticMarkup(createElement(component, each)), id).toBe(
        renderToStaticMarkup(createElement(made, each)),
      );
  }
  const rules = groups.map(({ cssRules }) => cssRules.join(''));
  const expected = design.stitches
    .cssText()
    .split(/--sxs\{--sxs:\d[^}]*\}@media\{/)
    .slice(1)
    .map((group) => group.slice(0, -1));
  expect(rules[2]).toBe(expected[2]);
  expect(rules[3]).toBe(expected[3]);
  expect(expected.slice(4)).toEqual(['', '', '']);
});

it('add no rule that the document has, and each other rule once', () => {
  const groups = showDocument(['c-a', 'c-b-x']);
  const look = (name: string): Look => [
    name,
    `&{top:0}`,
    { tone: { loud: ['x', '&{left:0}& &{left:1px}'] } },
  ];
  for (const name of ['c-a', 'c-b', 'c-b']) built.css(look(name))({ tone: 'loud' });
  expect(groups[2]?.cssRules).toEqual(['.c-b{top:0}']);
  expect(groups[3]?.cssRules).toEqual(['.c-a-x{left:0}', '.c-a-x .c-a-x{left:1px}']);
});

it('leave out a rule that the browser does not know', () => {
  const [, , bases] = showDocument();
  built.css(['c-a', '&::unknown{top:0}&{left:0}'])();
  expect(bases?.cssRules).toEqual(['.c-a{left:0}']);
});

it('work in a document whose CSS was blocked', () => {
  vi.stubGlobal('document', { styleSheets: [] });
  expect(built.css(['c-a', '&{left:0}'])({ id: 'a' })).toEqual({ id: 'a', className: 'c-a' });
});

it('take over the rules of another page', () => {
  const groups = showDocument(['c-a']);
  built.adoptStyles('--sxs{--sxs:2 c-a c-b}@media{.c-a{top:0}.c-b{top:1px}}');
  built.css(['c-b', '&{top:1px}'])();
  expect(groups[2]?.cssRules).toEqual(['.c-b{top:1px}']);
});

it('have no rules for the classes that every document has', () => {
  const names = [...looks.values()].flat(2).flatMap((look) => look?.[0] ?? []);
  const [[id, [run]] = ['', []]] = makeLooks(design, new Set(names));
  expect([id.startsWith('src/design/'), JSON.stringify(run)]).toEqual([
    true,
    expect.stringMatching(/"c-\w{6}",""/),
  ]);
});

it('get short names: those of the documents, and free ones (decision B51)', () => {
  const long = new Map<string, Runs>([
    [
      'a',
      [
        [
          undefined,
          [
            'c-firstx',
            '&{top:0}& .c-otherx{animation:k-fadexx 1s}',
            { size: { md: ['mediumx-size-md', '&{left:0}.c-otherx &{left:1px}'] } },
            { size: 'md' },
          ],
        ],
      ],
    ],
    ['b', [[['c-otherx', '']]]],
  ]);
  const known = new Map([
    ['c-otherx', 'c-a'],
    ['k-fadexx', 'k-a'],
  ]);
  expect([...shortenLooks(long, known)]).toEqual([
    [
      'a',
      [
        [
          undefined,
          [
            'c-b',
            '&{top:0}& .c-a{animation:k-a 1s}',
            { size: { md: ['a', '&{left:0}.c-a &{left:1px}'] } },
            { size: 'md' },
          ],
        ],
      ],
    ],
    ['b', [[['c-a', '']]]],
  ]);
});

it('get their looks in place of the styles, in the order in which a function makes them', () => {
  const file = (name: string) => join(projectRoot, 'src/design', name);
  // Before the calls are a comment and letters of several bytes, which swc's offsets count differently.
  const code = `/** “Drawn” → é 😀 */
import { css, keyframes, styled as styled } from './stitches.ts';
const arrow = '→';
const fade = keyframes({ to: { opacity: 0 } });
const two = [1, 2].map((top) => styled('p', { top }));
`;
  const made = new Map<string, Runs>([
    [
      'src/design/a.ts#1',
      [
        [undefined, ['c-a', '']],
        [undefined, ['c-b', '']],
      ],
    ],
  ]);
  const result = withLooks(code, file('a.ts'), made);
  expect(result).toContain('const looks1 = [["c-a",""],["c-b",""]];');
  expect(result).toContain("styled('p', looks1.shift())");
  expect(result).toContain('/** “Drawn” → é 😀 */\nimport');
  expect(result).toContain("const arrow = '→';\nconst fade = keyframes();\n");
  expect(() => withLooks(code, file('b.ts'), made)).toThrow('b.ts: the styles of call 1 are not made');
});

it('are used as the build can know: no style is made while a page is shown, and no variant depends on a width', () => {
  const folder = new URL('../../../src/', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.tsx'),
  );
  const runtime = files.filter((name) =>
    // Development only, with Stitches.
    name.startsWith('devtools/')
      ? false
      : /\scss=\{|=\{\{\s*'@/.test(readFileSync(new URL(name, folder), 'utf8')),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(runtime).toEqual([]);
});
