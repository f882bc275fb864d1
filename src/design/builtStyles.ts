/** Replaces `runtimeStyles.ts` in scripts. `site-build/componentStyles.mjs` writes all names and rules. */
import { createElement, type ElementType, type ReactElement } from 'react';
import { adoptRules, blocksOf } from './ruleGroups.ts';

/** The groups of components and of their variants in a page's CSS. */
const bases = 2;
const variantsOfBases = 3;

type Variant = readonly [hash: string, rules: string];

/** What the build writes in place of a component's styles. In the rules, `&` is the class. */
type Look = readonly [
  name: string,
  rules: string,
  /** By name and value; a value without rules is missing. */
  variants?: Readonly<Record<string, Readonly<Record<string, Variant>>>>,
  defaults?: Readonly<Record<string, string>>,
];

type Props = Readonly<Record<string, unknown>> & { readonly className?: string | undefined };

interface Styled {
  (props: Props): ReactElement;
  readonly element: ElementType;
  readonly looks: readonly Look[];
}

interface Group {
  readonly names: Set<string>;
  readonly add: (rule: string) => void;
}

/** A rule that this browser does not know is left out. */
const addTo = (group: CSSGroupingRule) => (rule: string) => {
  try {
    group.insertRule(rule, group.cssRules.length);
  } catch {}
};

/** The groups of the document's own CSS. Before each is a rule with its number and the names in it. */
const readGroups = (): readonly Group[] => {
  const groups: Group[] = [];
  for (const sheet of document.styleSheets) {
    const rules = sheet.href === null ? sheet.cssRules : [];
    for (let at = 0; at < rules.length; at++) {
      const mark = rules[at];
      if (!(mark instanceof CSSStyleRule) || mark.selectorText !== '--sxs') continue;
      const [number, ...names] = mark.style.getPropertyValue('--sxs').trim().split(' ');
      groups[Number(number)] = { names: new Set(names), add: addTo(rules[at + 1] as CSSGroupingRule) };
    }
  }
  return groups;
};

let groups: readonly Group[] | undefined;

/** A document whose CSS was blocked has none. */
const groupAt = (number: number): Group => {
  groups ??= readGroups();
  return groups[number] ?? { names: new Set(), add: () => {} };
};

const need = (number: number, name: string, rules: string): string => {
  const { names, add } = groupAt(number);
  if (!names.has(name)) {
    names.add(name);
    for (const rule of blocksOf(rules)) add(rule.replaceAll('&', `.${name}`));
  }
  return name;
};

/** The properties without those of variants, and with all classes in the order in which Stitches has them. */
const dressed = (looks: readonly Look[], { className = '', ...props }: Props) => {
  const defaults = Object.assign({}, ...looks.map((look) => look[3]));
  const classes = new Set(looks.map(([name]) => name));
  const rest: Record<string, unknown> = { ...props };
  for (const [name, rules, variants] of looks) {
    need(bases, name, rules);
    for (const variant in variants) {
      const { [variant]: value = defaults[variant] } = props;
      const chosen = variants[variant]?.[String(value)];
      if (chosen) classes.add(need(variantsOfBases, `${name}-${chosen[0]}`, chosen[1]));
      delete rest[variant];
    }
  }
  for (const name of className.split(' ')) if (name) classes.add(name);
  return { ...rest, className: [...classes].join(' ') };
};

const isStyled = (part: unknown): part is Styled => typeof part === 'function' && 'looks' in part;

export const styled = (type: ElementType | Styled, ...own: Look[]): Styled => {
  const element = isStyled(type) ? type.element : type;
  const looks = isStyled(type) ? [...type.looks, ...own] : own;
  const show = ({ as = element, ...props }: Props) => createElement(as as ElementType, dressed(looks, props));
  return Object.assign(show, { element, looks });
};

export const css =
  (...looks: Look[]) =>
  (props: Props = {}) =>
    dressed(looks, props);

/** Every document has the global rules and the keyframes. */
export const globalCss = () => () => {};
export const keyframes = () => '';

export const adoptStyles = (text: string): void =>
  adoptRules(
    text,
    (number) => groupAt(number).names,
    (number, rule) => groupAt(number).add(rule),
  );
