// @vitest-environment node
import { beforeEach, expect, it } from 'vitest';
import { adoptStyles, cssText, resetStyles } from '../../src/design/index.ts';
import { css } from '../../src/design/stitches.ts';

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

it('accepts a page without rules', () => {
  adoptStyles('');
  expect(cssText()).toBe(pageOf(() => null));
});
