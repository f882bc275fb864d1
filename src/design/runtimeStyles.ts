/** For each page `resetStyles()`, render, `cssText()`. Don't minify that: names are read. Not in scripts. */

import { createStitches } from '@stitches/react';
import { adoptRules, groupNames, ruleGroupsOf } from './ruleGroups.ts';
import { theme } from './theme.ts';

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

/** Survives `resetStyles()`. As `` animationName: `${fade}` ``: a function is left out of the class hash. */
export function keyframes(frames: Frames) {
  const rule = stitches.keyframes(frames);
  registeredKeyframes.add(rule);
  return rule;
}

export function resetStyles(): void {
  stitches.reset();
}

/** With all of Stitches' groups: it would add a missing one in the browser, which recalculates all styles. */
export function cssText(): string {
  const groups = stitches.getCssText().split(/(?=--sxs\{--sxs:\d)/);
  return groupNames
    .map((_, number) => {
      const mark = `--sxs{--sxs:${number}`;
      return groups.find((group) => group.startsWith(mark)) ?? `${mark}}@media{}`;
    })
    .join('');
}

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

type Groups = Record<
  (typeof groupNames)[number],
  { readonly cache: Set<string>; readonly apply: (rule: string) => void }
>;

/** Adds the rules that this page lacks, for prerendered parts whose components aren't here. */
export function adoptStyles(css: string): void {
  // Stitches' types leave the groups out.
  const { rules } = (stitches as unknown as { readonly sheet: { readonly rules: Groups } }).sheet;
  const groupOf = (number: number) => rules[groupNames[number] ?? 'styled'];
  adoptRules(
    css,
    (number) => groupOf(number).cache,
    (number, rule) => groupOf(number).apply(rule),
  );
}
