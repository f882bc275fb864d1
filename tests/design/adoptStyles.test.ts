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

/** The CSS of a page on which something is shown. */
const pageOf = (show: () => unknown): string => {
  resetStyles();
  show();
  return cssText();
};
beforeEach(() => resetStyles());

it('adds what another page has beside this one, in the order of the other', () => {
  const other = pageOf(() => derived({ tone: 'loud' }));
  resetStyles();
  adoptStyles(other);
  expect(cssText()).toBe(other);
});

it('adds nothing twice: neither what is here, nor what was added, nor what is shown afterwards', () => {
  const other = pageOf(() => derived({ tone: 'loud' }));
  const own = pageOf(() => base());
  adoptStyles(other);
  adoptStyles(other);
  derived({ tone: 'loud' });
  expect(own.length).toBeLessThan(other.length);
  expect(cssText()).toBe(other);
});

it('keeps a base ahead of what is derived from it, whichever came first', () => {
  const early = pageOf(() => base());
  const late = pageOf(() => derived());
  resetStyles();
  adoptStyles(early);
  derived();
  expect(cssText()).toBe(late);
});

it('takes no harm from a page without rules', () => {
  adoptStyles('');
  expect(cssText()).toBe(pageOf(() => null));
});
