// @vitest-environment node
import { expect, it } from 'vitest';
import { compactStyles, printSheet, splitStyles } from '../../../src/site-build/styles.ts';

/** The CSS of a page, from the rules of each of Stitches' groups. */
const page = (...groups: string[]) =>
  groups.map((rules, at) => `--sxs{--sxs:${at} c-names}@media{${rules}}`).join('');

const box = '.c-box{padding:1px}';
const boxOnPaper = '@media print{.c-box{padding:0}}';
const large = '@media (min-width: 48em){.c-box-aaaa{padding:9px}}';
const wide = '.c-box-dddd{padding-inline:3px}';
const red = '.c-box-cccc{color:red}';
const other = '.c-other-bbbb{padding:2px}';

it('print rules go into a file of their own (decision B45)', () => {
  const { screen, print } = splitStyles(page('', `a{color:red}@page{margin:1cm}`, box + boxOnPaper, other));
  expect(screen).toBe(page('', 'a{color:red}', box, other));
  expect(print.flat()).toEqual(['@page{margin:1cm}', boxOnPaper]);
});

it('a variant still comes after the print rules of its component', () => {
  const { screen, print } = splitStyles(page('', '', box + boxOnPaper, large + wide + red + other));
  expect(screen).toContain(large + wide + red + other);
  expect(print.flat()).toEqual([boxOnPaper, large, wide]);
});

it('all pages share one print sheet: bases first, and nothing twice', () => {
  const pages = [
    page('', '', box + boxOnPaper, large),
    page('', '', '@media print{.c-late{top:0}}', ''),
    page('', '', box + boxOnPaper, ''),
  ];
  expect(printSheet(pages.map(splitStyles))).toBe(`${boxOnPaper}@media print{.c-late{top:0}}${large}`);
});

it('spaces and zeros that CSS does not need are left out', () => {
  const rule = (media: string, selector: string, style: string) => `@media ${media}{${selector}{${style}}}`;
  expect(
    compactStyles(
      rule(
        '(min-width: 64em) and (hover: hover)',
        '#root > nav,a',
        'top:-0.5em !important;margin:0 0.5px 10.5px',
      ),
    ),
  ).toBe(
    rule('(min-width:64em) and (hover:hover)', '#root>nav,a', 'top:-.5em!important;margin:0 .5px 10.5px'),
  );
});

it('what Stitches writes out for old browsers is shortened', () => {
  expect(
    compactStyles(
      'a{margin-inline-start:auto;margin-inline-end:auto;padding-block-start:1px;padding-block-end:2px}b{-webkit-clip-path:inset(50%);clip-path:inset(50%)}',
    ),
  ).toBe('a{margin-inline:auto;padding-block-start:1px;padding-block-end:2px}b{clip-path:inset(50%)}');
});
