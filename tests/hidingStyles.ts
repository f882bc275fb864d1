import type { CSSRule, CSSStyleRule } from 'happy-dom';
import CSSComputedStyle from 'happy-dom/lib/css/declaration/computed-style/CSSComputedStyle.js';
import { cssText } from 'happy-dom/lib/PropertySymbol.js';

/** The properties that decide whether something can be seen, and what it is called. */
const properties = ['display', 'visibility', 'content'];

interface Rule {
  readonly type: number;
  readonly selectorText?: string;
  readonly conditionText?: string;
  readonly cssRules?: readonly Rule[];
  readonly [cssText]?: string;
}

/** What a style rule says of the properties above; null if nothing. */
const hidingRules = new WeakMap<object, Rule | null>();

const hidingRule = (rule: CSSStyleRule): Rule | null => {
  const known = hidingRules.get(rule);
  if (known !== undefined) return known;
  const text = properties
    .filter((property) => rule.style.getPropertyValue(property))
    .map((property) => {
      const priority = rule.style.getPropertyPriority(property);
      return `${property}:${rule.style.getPropertyValue(property)}${priority && ` !${priority}`};`;
    })
    .join('');
  const made = text ? { type: rule.type, selectorText: rule.selectorText, [cssText]: text } : null;
  hidingRules.set(rule, made);
  return made;
};

const styleRule = 1;
const mediaRule = 4;

const hidingRulesOf = (rules: Iterable<CSSRule>): Rule[] =>
  [...rules].flatMap((rule) => {
    if (rule.type === styleRule) return hidingRule(rule as CSSStyleRule) ?? [];
    if (rule.type !== mediaRule) return rule as unknown as Rule;
    const { conditionText, cssRules } = rule as CSSRule & { conditionText: string; cssRules: CSSRule[] };
    const inner = hidingRulesOf(cssRules);
    return inner.length > 0 ? { type: mediaRule, conditionText, cssRules: inner } : [];
  });

interface Sheet {
  readonly cssRules: CSSRule[];
}
const hidingSheets = new WeakMap<Sheet, { readonly sizes: string; readonly cssRules: readonly Rule[] }>();

/** Styles are only added while a page is shown: Stitches inserts rules into groups. */
const hidingSheet = (sheet: Sheet) => {
  const sizes = sheet.cssRules.map((rule) => ('cssRules' in rule ? Object(rule.cssRules).length : 1)).join();
  const known = hidingSheets.get(sheet);
  if (known?.sizes === sizes) return known;
  const made = { sizes, cssRules: hidingRulesOf(sheet.cssRules) };
  hidingSheets.set(sheet, made);
  return made;
};

const prototype = CSSComputedStyle.prototype as unknown as { getStyleSheets(root: unknown): Sheet[] };
const { getStyleSheets } = prototype;

/**
 * happy-dom's `getComputedStyle` matches and parses every rule of the page for every element, which took a third of
 * the time of the paths on the views. From here on it sees only what rules say of these properties, with the cascade
 * unchanged. happy-dom has no layout, so that most tests ask for no others.
 */
export const computeOnlyHidingStyles = (): void => {
  prototype.getStyleSheets = function (root) {
    return getStyleSheets.call(this, root).map(hidingSheet) as unknown as Sheet[];
  };
};

/** For a file whose tests ask for other properties. */
export const computeAllStyles = (): void => {
  prototype.getStyleSheets = getStyleSheets;
};
