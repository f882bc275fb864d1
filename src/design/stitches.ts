/**
 * For each prerendered page: `resetStyles()`, render, `cssText()`. Stitches hydrates from that text: don't minify it.
 */

import { createStitches } from '@stitches/react';
import { theme } from './theme.ts';

/** The shade behind an open dialog: red, green and blue, and its opacity. */
export const shade = { rgb: '10 18 14', opacity: '55%' } as const;

/** The height of the fixed top bar in CSS pixels. A page's first block keeps it free. */
export const topBarHeight = 64;

const stitches = createStitches({
  theme,
  media: {
    sm: '(min-width: 37.5em)',
    md: '(min-width: 48em)',
    lg: '(min-width: 64em)',
    xl: '(min-width: 90em)',
    // Not on paper: what fades in would be printed in its first frame.
    motion: 'screen and (prefers-reduced-motion: no-preference)',
    hover: '(hover: hover)',
    touch: '(pointer: coarse)',
    print: 'print',
    scriptless: '(scripting: none)',
    forced: '(forced-colors: active)',
  },
});

export const { styled, globalCss, css } = stitches;

type Frames = Parameters<typeof stitches.keyframes>[0];
export const registeredKeyframes = new Set<() => string>();

/**
 * `@keyframes` that survive `resetStyles()`: Stitches inserts keyframes only once, for the first page prerendered.
 * Use as `` animationName: `${fade}` ``: a function is left out of the class hash.
 */
export function keyframes(frames: Frames) {
  const rule = stitches.keyframes(frames);
  registeredKeyframes.add(rule);
  return rule;
}

/** The handle at a selection's lower right, for an `::after`. Made of borders, which forced colours keep. */
export const fillHandle = {
  content: '""',
  position: 'absolute',
  insetInlineEnd: '-5px',
  insetBlockEnd: '-5px',
  border: '4px solid $colors$accent',
  boxShadow: '0 0 0 2px $colors$paper',
  pointerEvents: 'none',
} as const;

/** Hairlines between cells that have a background. Forced colours remove it, so there each cell has an outline. */
export const hairlines = {
  gap: '1px',
  background: '$grid',
  '@forced': { '& > *': { outline: '1px solid' } },
} as const;

export const selectionFrame = {
  position: 'relative',
  outline: '2px solid $colors$accent',
  outlineOffset: '-1px',
  '&::after': fillHandle,
} as const;

export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
} as const;

/** Call it before each page is prerendered. */
export function resetStyles(): void {
  stitches.reset();
}

/** Splits a list of CSS rules. Assumes no brace within a string, which our styles don't have. */
const blocksOf = (css: string): string[] => {
  const blocks: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < css.length; at++) {
    if (css[at] === '{') depth++;
    else if (css[at] === '}' && --depth === 0) {
      blocks.push(css.slice(from, at + 1));
      from = at + 1;
    }
  }
  return blocks;
};

/** Stitches' groups of rules in the order of their numbers. Its types leave them out. */
const groupNames = ['themed', 'global', 'styled', 'onevar', 'resonevar', 'allvar', 'inline'] as const;
type Groups = Record<
  (typeof groupNames)[number],
  { readonly cache: Set<string>; readonly apply: (rule: string) => void }
>;

/**
 * The CSS rendered since `resetStyles()`. It has all of Stitches' groups, even empty ones: Stitches adds a missing
 * group in the browser, which then recalculates all styles.
 */
export function cssText(): string {
  const groups = stitches.getCssText().split(/(?=--sxs\{--sxs:\d)/);
  return groupNames
    .map((_, number) => {
      const mark = `--sxs{--sxs:${number}`;
      return groups.find((group) => group.startsWith(mark)) ?? `${mark}}@media{}`;
    })
    .join('');
}

interface RuleGroup {
  readonly number: string;
  readonly names: readonly string[];
  readonly rules: readonly string[];
}

const ruleGroupsOf = (css: string): RuleGroup[] =>
  css
    .split('--sxs{--sxs:')
    .slice(1)
    .map((text) => {
      const [, number = '2', names = '', body = ''] = /^(\d) ?([^}]*)\}@media\{(.*)\}$/s.exec(text) ?? [];
      return { number, names: names.split(' ').filter(Boolean), rules: blocksOf(body) };
    });

/** The names of components, variants and keyframes in a `cssText()`. */
export const styleNames = (css: string): string[] => ruleGroupsOf(css).flatMap(({ names }) => names);

const componentClasses = /\.(c-[\w-]+)/g;

/** What `adoptStyles` needs of a `cssText()`: the components' rules with a class that is needed. */
export const cssOfClasses = (css: string, isNeeded: (name: string) => boolean): string =>
  ruleGroupsOf(css)
    .map(({ number, names, rules }) => {
      const neededNames = names.filter(isNeeded);
      const isRuleNeeded = (rule: string) =>
        [...rule.matchAll(componentClasses)].some(([, name]) => neededNames.includes(name ?? ''));
      const neededRules = rules.filter(isRuleNeeded).join('');
      return neededRules === ''
        ? ''
        : `--sxs{--sxs:${number} ${neededNames.join(' ')}}@media{${neededRules}}`;
    })
    .join('');

/**
 * Adds the rules of another page's `cssText()` that this page lacks, for prerendered parts whose components aren't
 * here.
 */
export function adoptStyles(css: string): void {
  const { rules: groups } = (stitches as unknown as { readonly sheet: { readonly rules: Groups } }).sheet;
  for (const { number, names, rules } of ruleGroupsOf(css)) {
    const { cache, apply } = groups[groupNames[Number(number)] ?? 'styled'];
    const presentNames = new Set(cache);
    // Theme and global rules are the same on every page, and name no component's class.
    for (const rule of rules) {
      const name = /\.(c-[\w-]+)/.exec(rule)?.[1];
      if (name !== undefined && !presentNames.has(name)) apply(rule);
    }
    for (const name of names) cache.add(name);
  }
}
