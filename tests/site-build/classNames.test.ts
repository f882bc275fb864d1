// @vitest-environment node
import { readFileSync } from 'node:fs';
import { createStitches } from '@stitches/react';
import { expect, it } from 'vitest';

const file = new URL('../../src/site-build/classNames.mjs', import.meta.url).href;
const { changeClassNames } = (await import(file)) as {
  changeClassNames: (code: string) => string;
};
const code = readFileSync(new URL(import.meta.resolve('@stitches/react')), 'utf8');

type Stitches = { readonly createStitches: typeof createStitches };
const changed = (): Promise<Stitches> => {
  const react = `from${JSON.stringify(import.meta.resolve('react'))}`;
  const source = changeClassNames(code).replace('from"react"', react);
  return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(source)}`) as Promise<Stitches>;
};

/** A page with every kind of name: bases, variants, compound variants, inline styles, animations and a theme. */
const page = ({ createStitches: create }: Stitches) => {
  const { css, keyframes, getCssText } = create({ theme: { colors: { ink: 'black' } } });
  const box = css({
    color: '$ink',
    variants: { size: { sm: { padding: 1 }, lg: { padding: 2 } }, tone: { loud: { margin: 3 } } },
    compoundVariants: [{ size: 'sm', tone: 'loud', css: { padding: 4 } }],
  });
  const turned = css(box, {
    animation: `${keyframes({ to: { rotate: '1turn' } })} 1s`,
    [`${box} &`]: { top: 0 },
  });
  const classes = [
    box({ size: 'sm', tone: 'loud' }),
    turned({ size: { '@initial': 'sm', '@media (min-width:9px)': 'lg' }, css: { top: 5 } }),
  ].join(' ');
  return { classes, css: getCssText() };
};

it('all names are short (decision B46)', async () => {
  const { classes, css } = page(await changed());
  for (const name of classes.split(' ')) expect(name).toMatch(/^c-\w{4}(-\w{4}|-\w{4}-cv|-i\w{4}-css)?$/);
  expect(css).toMatch(/@keyframes k-\w{4}\{/);
});

it('the pages look the same', async () => {
  /** Rules with their names numbered in the order of appearance. */
  const numbered = (css: string) => {
    const names: string[] = [];
    return css.replaceAll(/\b[ckt]-\w+(-[\w-]+)?/g, (name) => {
      if (!names.includes(name)) names.push(name);
      return `name${names.indexOf(name)}`;
    });
  };
  expect(numbered(page(await changed()).css)).toBe(numbered(page({ createStitches }).css));
});

it('prerendering throws if two names would become the same', async () => {
  const { createStitches: create } = await changed();
  const { css } = create({});
  expect(() => {
    // As many styles as names of four letters can tell apart only by chance.
    for (let left = 0; left < 20_000; left++) css({ left: (left * 2_654_435_761) % 1e9 })();
  }).toThrow('Two styles would have the class name');
});

it('throws if Stitches is written differently', () => {
  expect(() => changeClassNames(code.replaceAll('>>>0', '>>>1'))).toThrow('Stitches is written differently');
});
