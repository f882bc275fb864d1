// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conditionCoverage } from './conditionCoverage.ts';
import { instrument } from './instrument.ts';
import { probesOf, recorded } from './probes.ts';

/** The value of `it` in a file with probes. */
const loaded = <T>(code: string): T => {
  const { code: changed } = instrument(code, 'rules.js', 'runtime')!;
  const [start, name] = /^import \{ probesOf as (\S+) \} from "runtime";/.exec(changed)!;
  return new Function(name!, `${changed.slice(start.length)}\nreturn it;`)(probesOf) as T;
};

/** What a function lacks after these calls, and what it returned. */
const tried = (code: string, ...calls: readonly (readonly unknown[])[]) => {
  const it = loaded<(...args: readonly unknown[]) => unknown>(code);
  const { result, recording } = recorded(() => calls.map((args) => it(...args)));
  return {
    result,
    lacks: conditionCoverage(recording).missing.map(({ key }) => key.replace('rules.js: ', '')),
  };
};

describe('instrument', () => {
  it.each<[string, unknown[][], unknown[], string[]]>([
    [
      'const it = (a, b) => a && b;',
      [[1, 0]],
      [0],
      [
        'a && b: a is never true while b is true',
        'a && b: a is never false',
        'a && b: b is never true while a is true',
      ],
    ],
    [
      'const it = (a, b) => a && b;',
      [
        [1, 2],
        [0, 2],
        [1, 0],
      ],
      [2, 0, 0],
      [],
    ],
    ['const it = (a) => { if (a > 1) return 1; return 2; };', [[2]], [1], ['a > 1 is never false']],
    ['const it = (a) => a ? 1 : 2;', [[0]], [2], ['a is never true']],
    ['const it = (a) => !a;', [[0]], [true], ['!a: a is never true']],
    [
      'const it = (a, b, c) => (a || !b) && c;',
      [
        [1, 1, 1],
        [0, 1, 1],
        [0, 0, 1],
      ],
      [1, false, 1],
      ['(a || !b) && c: c is never false while (a || !(b)) is true'],
    ],
    [
      'const it = (a, b, c) => a && b || c;',
      [[0, 1, 0]],
      [0],
      [
        'a && b || c: a is never true while b is true',
        'a && b || c: b is never evaluated',
        'a && b || c: c is never true while (a && b) is false',
      ],
    ],
    ["const it = (a) => a && { field: 'name' };", [[0]], [0], ['a is never true']],
    ["const it = (a) => a || 'nobody';", [['x']], ['x'], ['a is never false']],
    ['const it = (a) => a ?? 1;', [[0]], [0], ['a ?? 1: a is never null or undefined']],
    ['const it = (a) => a?.b;', [[null]], [undefined], ['a?.b: a is never a value']],
    ['const it = (a) => a?.b.c?.d;', [[null], [{ b: { c: { d: 1 } } }]], [undefined, 1], []],
    ['const it = (a) => a?.();', [[() => 7]], [7], ['a?.(): a is never null or undefined']],
    [
      'const it = (a) => a.b?.();',
      [
        [
          {
            b(this: { c: number }) {
              return this.c;
            },
            c: 3,
          },
        ],
      ],
      [3],
      [],
    ],
    [
      'const it = (a) => (a ?? false) && true;',
      [[true]],
      [true],
      ['(a ?? false) is never false', 'a ?? false: a is never null or undefined'],
    ],
    [
      "const it = (a) => { switch (a) { case 'x': case 'y': return 1; default: return 2; } };",
      [['x'], ['z']],
      [1, 2],
      ["switch (a): 'y' is never the case"],
    ],
    [
      "const it = (a) => { switch (a) { default: return 2; case 'x': return 1; } };",
      [['x']],
      [1],
      ['switch (a): default is never the case'],
    ],
    ['const it = (a) => { let n = 0; while (n < a) n++; return n; };', [[2]], [2], []],
    ['const it = (a) => { do a--; while (a > 0); return a; };', [[1]], [0], ['a > 0 is never true']],
    [
      'const it = (a) => { for (let n = 0; n < a; n++) if (n === 1) return n; return null; };',
      [[0]],
      [null],
      ['n < a is never true', 'n === 1 is never evaluated'],
    ],
    ['const it = (a) => a.map((each) => each);', [[[]]], [[]], ['(each) => each is never called']],
    ['const it = (a) => ({ is: a === 1 });', [[1]], [{ is: true }], ['a === 1 is never false']],
    [
      'function it(a) { return arguments.length > 1 || a; }',
      [[0]],
      [0],
      [
        'arguments.length > 1 || a: arguments.length > 1 is never true',
        'arguments.length > 1 || a: a is never true while arguments.length > 1 is false',
      ],
    ],
    [
      'const it = (a, b) => [a === b, a === b];',
      [[1, 1]],
      [[true, true]],
      ['a === b is never false', 'a === b #2 is never false'],
    ],
    [
      'const it = (n) => n > 0 && it(n - 1);',
      [[2]],
      [false],
      [
        'n > 0 && it(n - 1): n > 0 is never true while it(n - 1) is true',
        'n > 0 && it(n - 1): it(n - 1) is never true while n > 0 is true',
      ],
    ],
  ])('%s of %j', (code, calls, result, lacks) => expect(tried(code, ...calls)).toEqual({ result, lacks }));

  it('measures nothing of a function that is not called, or called outside of a recording', () => {
    expect(tried('const it = (a) => a && 1;').lacks).toEqual([]);
    const it = loaded<(a: number) => unknown>('const it = (a) => a && 1;');
    expect(it(1)).toBe(1);
    expect(conditionCoverage(recorded(() => {}).recording).missing).toEqual([]);
  });

  it('keeps lines, and says where a decision is', () => {
    const code = 'const a = 1;\n\nexport const it = (b: number): boolean =>\n  a === b;\n';
    const { code: changed, source } = instrument(code, 'rules.ts', 'runtime')!;
    expect(changed.split('\n')).toHaveLength(code.split('\n').length);
    expect(source.decisions).toMatchObject([{ text: 'a === b', line: 4, within: 0 }]);
  });

  it('looks through parentheses and types', () => {
    const { source } = instrument(
      'const f = (a: unknown) => !(a as boolean) && (a! satisfies unknown);',
      'a.ts',
      '',
    )!;
    expect(source.decisions).toMatchObject([
      {
        conditions: ['(a as boolean)', '(a! satisfies unknown)'],
        tree: { op: 'and', left: { op: 'not', of: 0 }, right: 1 },
      },
    ]);
  });

  it('leaves a file alone that decides nothing', () =>
    expect(instrument('export const limit = 3;', 'limits.ts', 'runtime')).toBeNull());

  it('refuses a condition that waits, and what is not TypeScript', () => {
    expect(() => instrument('const f = async (a) => 1 && (await a);', 'a.js', '')).toThrow(
      'a.js:1: a condition waits; give its value a name before',
    );
    expect(() => instrument('const = 1', 'a.ts', '')).toThrow(/^a\.ts: /);
  });
});

describe('of any expression in which each variable occurs once', () => {
  const names = ['a', 'b', 'c', 'd'] as const;
  const join = (parts: readonly string[], operators: readonly string[], isNot: readonly boolean[]): string =>
    parts.reduce((left, right, at) => {
      const whole = `(${left} ${operators[at]} ${right})`;
      return isNot[at] ? `!${whole}` : whole;
    });
  const expression = fc
    .tuple(
      fc.array(fc.constantFrom('&&', '||'), { minLength: 4, maxLength: 4 }),
      fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
      fc.shuffledSubarray([...names], { minLength: 2 }),
    )
    .map(([operators, isNot, chosen]) => join(chosen, operators, isNot));
  const all = Array.from({ length: 16 }, (_, bits) => names.map((_name, at) => (bits & (1 << at)) !== 0));
  const evaluate = (text: string) => `const it = (a, b, c, d) => ${text};`;

  it('the result stays the same, and all cases together leave out nothing', () =>
    fc.assert(
      fc.property(expression, (text) => {
        const plain = new Function(...names, `return ${text}`);
        const { result, lacks } = tried(evaluate(text), ...all);
        expect(result).toEqual(all.map((args) => plain(...args)));
        expect(lacks).toEqual([]);
      }),
    ));

  it('a variable that never changes is missing, and the others are not missed unless it hides them', () =>
    fc.assert(
      fc.property(expression, fc.constantFrom(...names), fc.boolean(), (text, name, value) => {
        if (!text.includes(name)) return;
        const cases = all.filter((args) => args[names.indexOf(name)] === value);
        const { lacks } = tried(evaluate(text), ...cases);
        expect(lacks.some((each) => each.includes(`: ${name} is never ${!value}`))).toBe(true);
        const plain = new Function(...names, `return ${text}`);
        // Independently of the tree: another variable turns the result in two cases that differ in it alone.
        for (const [at, other] of names.entries()) {
          if (other === name || !text.includes(other)) continue;
          const turns = cases.some((args) => {
            const turned = args.map((each, n) => (n === at ? !each : each));
            return plain(...args) !== plain(...turned);
          });
          const isMissing = lacks.some((each) => each.includes(`: ${other} is never`));
          expect([text, other, isMissing]).toEqual([text, other, !turns]);
        }
      }),
    ));
});
