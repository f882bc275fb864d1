// @vitest-environment node
import { beforeEach, expect, it } from 'vitest';
import { adoptStyles, cssOfClasses, cssText, resetStyles, styleNames } from '../../../src/design/index.ts';
import { css } from '../../../src/design/stitches.ts';

const base = css({
  color: 'red',
  '@md': { color: 'orange' },
  variants: { tone: { loud: { color: 'blue' } } },
});
const derived = css(base, { color: 'green' });

/** The CSS of a page that contains only what `show` renders. */
const pageOf = (show: () => unknown): string => {
  resetStyles();
  show();
  return cssText();
};
beforeEach(() => resetStyles());

it('adds what another page has and this one lacks, in the order of the other', () => {
  const other = pageOf(() => derived({ tone: 'loud' }));
  resetStyles();
  adoptStyles(other);
  expect(cssText()).toBe(other);
});

it('adds nothing twice: neither what is here, nor what was added, nor what is rendered later', () => {
  const other = pageOf(() => derived({ tone: 'loud' }));
  const thisPage = pageOf(() => base());
  adoptStyles(other);
  adoptStyles(other);
  derived({ tone: 'loud' });
  expect(thisPage.length).toBeLessThan(other.length);
  expect(cssText()).toBe(other);
});

it('keeps a base before what is derived from it, whichever was rendered first', () => {
  const early = pageOf(() => base());
  const late = pageOf(() => derived());
  resetStyles();
  adoptStyles(early);
  derived();
  expect(cssText()).toBe(late);
});

it('adds a rule that names a component of this page before its own', () => {
  const marked = css({ variants: { near: { true: { [`.${base}:hover &`]: { color: 'pink' } } } } });
  const other = pageOf(() => [base(), marked({ near: true })]);
  pageOf(() => base());
  adoptStyles(other);
  expect(cssText()).toContain(':hover .');
  expect(cssText()).toBe(other);
});

it('accepts a page without rules', () => {
  adoptStyles('');
  expect(cssText()).toBe(pageOf(() => null));
});

it('of a page can be cut down to the classes that are needed', () => {
  const other = pageOf(() => derived({ tone: 'loud' }));
  const [needed = '', ...others] = styleNames(other).filter((name) => name.startsWith('c-'));
  expect(cssOfClasses(other, (name) => name.startsWith('c-'))).toBe(
    other.slice(other.indexOf('--sxs{--sxs:2'), other.indexOf('--sxs{--sxs:4')),
  );
  const part = cssOfClasses(other, (name) => name === needed);
  expect(part).toContain(`.${needed}{color:`);
  expect(others.filter((name) => part.includes(`${name}{`))).toEqual([]);
  expect(others).toHaveLength(2);
  resetStyles();
  adoptStyles(part);
  expect(styleNames(cssText())).toContain(needed);
  expect(others.filter((name) => cssText().includes(`${name}{`))).toEqual([]);
  expect(cssOfClasses(other, () => false)).toBe('');
});
