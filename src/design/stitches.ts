/**
 * The one Stitches instance: tokens by role, media aliases. In the prerender, for each page: `resetStyles()`,
 * render, `cssText()`. Do not minify that text: its `--sxs` rules are what Stitches hydrates from.
 */
import { createStitches } from '@stitches/react';
import { lightColors } from './tokens.ts';

/** What lies over the page while a dialog is open: red, green and blue, and how opaque. */
export const shade = { rgb: '10 18 14', opacity: '55%' } as const;

/** Height of the fixed top bar in CSS pixels; what a page's first block keeps free above itself. */
export const topBarHeight = 64;

const stitches = createStitches({
  theme: {
    colors: lightColors,
    fonts: {
      display: '"Familjen Grotesk","Familjen Fallback",system-ui,sans-serif',
      text: 'system-ui,-apple-system,"Segoe UI",Roboto,"Liberation Sans",sans-serif',
      mono: 'ui-monospace,"SF Mono","Cascadia Mono",Menlo,Consolas,"Liberation Mono",monospace',
    },
    fontSizes: {
      xs: '0.8125rem',
      sm: '0.9375rem',
      md: '1rem',
      lg: '1.1875rem',
      xl: '1.375rem',
      xxl: 'clamp(1.5rem,1.2rem + 1.3vw,2rem)',
      title: 'clamp(2rem,1.5rem + 2.2vw,3rem)',
      hero: 'clamp(2.375rem,1.55rem + 3.6vw,4.25rem)',
    },
    space: { 1: '4px', 2: '8px', 3: '16px', 4: '24px', 5: '32px', 6: '48px', 7: '64px', 8: '96px' },
  },
  media: {
    sm: '(min-width: 37.5em)',
    md: '(min-width: 48em)',
    lg: '(min-width: 64em)',
    xl: '(min-width: 90em)',
    // Not on paper: what fades in would be printed as it begins.
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
/** Those of the modules that are loaded. */
export const registeredKeyframes = new Set<() => string>();

/**
 * `@keyframes` that survive `resetStyles()`: Stitches inserts keyframes once, when a module is evaluated, so they
 * would be missing from every page prerendered after the first. Use as `` animationName: `${fade}` ``: passed as a
 * function they are left out of the class hash.
 */
export function keyframes(frames: Frames) {
  const rule = stitches.keyframes(frames);
  registeredKeyframes.add(rule);
  return rule;
}

/** The handle at a selection's lower right, for an `::after` of a positioned element. Borders, so that forced colours keep it. */
export const fillHandle = {
  content: '""',
  position: 'absolute',
  insetInlineEnd: '-5px',
  insetBlockEnd: '-5px',
  border: '4px solid $colors$accent',
  boxShadow: '0 0 0 2px $colors$paper',
  pointerEvents: 'none',
} as const;

/**
 * A sheet's grid: hairlines between cells that have a background of their own. Spread it into a grid's rule; forced
 * colours leave no backgrounds, so there each cell has an edge.
 */
export const hairlines = {
  gap: '1px',
  background: '$grid',
  '@forced': { '& > *': { outline: '1px solid' } },
} as const;

/** The selection: a two-pixel frame with a fill handle. Spread it into a styled component's rule. */
export const selectionFrame = {
  position: 'relative',
  outline: '2px solid $colors$accent',
  outlineOffset: '-1px',
  '&::after': fillHandle,
} as const;

/** Hidden from view, read by screen readers. */
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

/** Forgets every rule of the page rendered before. For the prerender, ahead of each page. */
export function resetStyles(): void {
  stitches.reset();
}

/** Splits CSS rules that follow one another. Our own style sheets have no brace within a string. */
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

/** Stitches' own groups of rules, in the order of its numbers. Its types leave them out. */
const groupNames = ['themed', 'global', 'styled', 'onevar', 'resonevar', 'allvar', 'inline'] as const;
type Groups = Record<
  (typeof groupNames)[number],
  { readonly cache: Set<string>; readonly apply: (rule: string) => void }
>;

/**
 * The CSS of everything rendered since `resetStyles()`, for the page's `<style>` or its CSS file. It has each of
 * Stitches' groups, empty ones too: those that it does not find in the browser it adds, and for that the browser
 * calculates the whole page's styles anew.
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

/**
 * Adds to the page what the CSS of another page, as `cssText()` wrote it, has beside this one's: for prerendered
 * parts whose components are not here. What was added Stitches does not insert again.
 */
export function adoptStyles(css: string): void {
  const { rules } = (stitches as unknown as { readonly sheet: { readonly rules: Groups } }).sheet;
  for (const text of css.split('--sxs{--sxs:').slice(1)) {
    const [, number, names = '', body = ''] = /^(\d) ?([^}]*)\}@media\{(.*)\}$/s.exec(text) ?? [];
    const { cache, apply } = rules[groupNames[Number(number)] ?? 'styled'];
    const isKnown = new Set(cache);
    // Theme and global rules, which are the same on every page, name no class of a component.
    for (const rule of blocksOf(body)) {
      const name = /\.(c-[\w-]+)/.exec(rule)?.[1];
      if (name !== undefined && !isKnown.has(name)) apply(rule);
    }
    for (const name of names.split(' ')) cache.add(name);
  }
}
