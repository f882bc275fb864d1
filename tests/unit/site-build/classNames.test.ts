// @vitest-environment node
import { expect, it } from 'vitest';

const file = new URL('../../../src/site-build/classNames.mjs', import.meta.url).href;
const { shortNames, withShortNames } = (await import(file)) as {
  shortNames: (names: Iterable<string>, known?: ReadonlyMap<string, string>) => Map<string, string>;
  withShortNames: (text: string, short: ReadonlyMap<string, string>) => string;
};

/** As Stitches names themes, keyframes, global rules, components and their variants. */
const stitchesNames = [
  't-hIBDYx',
  'k-lXQHab',
  'cpYgab',
  'c-KWXzab',
  'c-qQWAab',
  'c-qQWAab-hujJab-size-md',
  'c-KWXzab-FjKpab-tone-loud',
  'c-qQWAab-oWjLab-size-lg',
];

it('names are counted: those of components, and for each component those of its variants (decision B51)', () => {
  const short = shortNames(stitchesNames);
  expect(stitchesNames.map((name) => short.get(name))).toEqual([
    't-a',
    'k-a',
    undefined,
    'c-a',
    'c-b',
    'c-b-a',
    'c-a-a',
    'c-b-b',
  ]);
});

it('no two are the same, however many there are', () => {
  const many = Array.from(
    { length: 3_000 },
    (_, at) => `c-${at.toString(36).replaceAll(/\d/g, (d) => 'ABCDEFGHIJ'[Number(d)] ?? '')}`,
  );
  const short = shortNames(many);
  expect(new Set(many).size).toBe(3_000);
  expect(new Set(short.values()).size).toBe(3_000);
  expect(Math.max(...[...short.values()].map(({ length }) => length))).toBe('c-aaa'.length);
});

it('later names are free ones, and known names stay', () => {
  const known = shortNames(stitchesNames);
  const more = shortNames(
    ['c-laterx', 'c-KWXzab', 'c-qQWAab-otherx-size-xl', 'c-lonely-onlyxx-size-md'],
    known,
  );
  expect([...more].slice(known.size)).toEqual([
    ['c-laterx', 'c-c'],
    ['c-qQWAab-otherx-size-xl', 'c-b-c'],
    ['c-lonely', 'c-d'],
    ['c-lonely-onlyxx-size-md', 'c-d-a'],
  ]);
  expect(more.get('c-KWXzab')).toBe('c-a');
});

it('replaces whole names in rules and markup, and nothing else', () => {
  const short = shortNames(stitchesNames);
  const text =
    '--sxs{--sxs:2 c-KWXzab}.c-qQWAab-hujJab-size-md:not(.c-KWXzab)>a{animation:k-lXQHab 1s}<p class="c-KWXzab c-qQWAab">c-level, x-c-KWXzab, c-KWXzab2';
  expect(withShortNames(text, short)).toBe(
    '--sxs{--sxs:2 c-a}.c-b-a:not(.c-a)>a{animation:k-a 1s}<p class="c-a c-b">c-level, x-c-KWXzab, c-KWXzab2',
  );
});
