/** Stitches' groups of rules in the order of their numbers. A later group wins over an earlier one. */
export const groupNames = ['themed', 'global', 'styled', 'onevar', 'resonevar', 'allvar', 'inline'] as const;

/** Splits a list of CSS rules. Assumes no brace within a string, which our styles don't have. */
export const blocksOf = (css: string): string[] => {
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

interface RuleGroup {
  readonly number: number;
  readonly names: readonly string[];
  readonly rules: readonly string[];
}

export const ruleGroupsOf = (css: string): RuleGroup[] =>
  css
    .split('--sxs{--sxs:')
    .slice(1)
    .map((text) => {
      const [, number = '2', names = '', body = ''] = /^(\d) ?([^}]*)\}@media\{(.*)\}$/s.exec(text) ?? [];
      return { number: Number(number), names: names.split(' ').filter(Boolean), rules: blocksOf(body) };
    });

/** Adds the rules that this page lacks. `cacheOf` returns a group's names here; `add` appends a rule. */
export const adoptRules = (
  css: string,
  cacheOf: (group: number) => Set<string>,
  add: (group: number, rule: string) => void,
): void => {
  for (const { number, names, rules } of ruleGroupsOf(css)) {
    const cache = cacheOf(number);
    const missingNames = new Set(names.filter((name) => !cache.has(name)));
    // Theme and global rules are the same on every page, and name no component's class.
    for (const rule of rules) {
      // A rule may also name components of other groups, on which it depends.
      const owner = [...rule.matchAll(/\.(c-[\w-]+)/g)].find(([, name = '']) => names.includes(name));
      if (owner?.[1] !== undefined && missingNames.has(owner[1])) add(number, rule);
    }
    for (const name of names) cache.add(name);
  }
};
