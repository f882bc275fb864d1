const shorthands = /\b(margin|padding)-(inline|block)-start:([^;}]*);\1-\2-end:\3(?=[;}])/g;
const oldPrefixes = /-webkit-clip-path:[^;}]*;(?=clip-path:)/g;
/** Spaces and zeros that CSS does not need. Our styles have none of these in a string. */
const unneeded = / (?=>|!important)|(?<=>|\([\w-]+:) |(?<=[ :,(-])0(?=\.\d)/g;

const colors = /#[\dA-F]{6}\b/gi;

/** In lower case they compress better, and three digits are enough for some. */
const shortColor = (color: string): string => color.toLowerCase().replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');

/** Shortens what Stitches writes out for browsers older than the supported ones, and what CSS does not need. */
export const compactStyles = (css: string): string =>
  css
    .replace(shorthands, '$1-$2:$3')
    .replace(oldPrefixes, '')
    .replace(unneeded, '')
    .replace(colors, shortColor);

const sameMedia = /(@media [^{}]+\{)((?:[^{}]*\{[^{}]*\})+)\}\1/g;

const withJoinedMedia = (css: string): string => {
  const joined = css.replace(sameMedia, '$1$2');
  return joined === css ? css : withJoinedMedia(joined);
};

interface Rule {
  readonly text: string;
  /** Global rules have no component. */
  readonly component: string | undefined;
  readonly isPrint: boolean;
}

const groupMark = /--sxs\{--sxs:\d[^}]*\}@media\{/;

/** The rules of a group. Our styles have no braces within strings. */
const rulesOf = (group: string): Rule[] => {
  const rules: Rule[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < group.length && depth >= 0; at++) {
    if (group[at] === '{') depth++;
    else if (group[at] === '}' && --depth === 0) {
      const text = group.slice(from, at + 1);
      const component = /\.(c-\w+)/.exec(text)?.[1];
      rules.push({ text, component, isPrint: /^@(media print|page)\b/.test(text) });
      from = at + 1;
    }
  }
  return rules;
};

interface SplitStyles {
  readonly screen: string;
  readonly print: readonly (readonly string[])[];
}

const variants = 3;

const propertiesOf = (text: string): string[] =>
  [...text.matchAll(/[{;]([a-z-]+):/g)].map(([, name = '']) => name);

const overlap = (one: string, other: string): boolean =>
  `${one}-`.startsWith(`${other}-`) || `${other}-`.startsWith(`${one}-`);

/** The print file comes last: it repeats the variants' rules that would lose against its components' rules. */
export const splitStyles = (css: string): SplitStyles => {
  const groups = css.split(groupMark).slice(1).map(rulesOf);
  const printRules = groups.flat().filter(({ isPrint }) => isPrint);
  const isRepeated = ({ component, text }: Rule): boolean =>
    !text.startsWith('@media screen') &&
    printRules.some(
      (rule) =>
        rule.component === component &&
        propertiesOf(rule.text).some((one) => propertiesOf(text).some((other) => overlap(one, other))),
    );
  const print = groups.map((group, at) =>
    group.filter((rule) => rule.isPrint || (at >= variants && isRepeated(rule))).map(({ text }) => text),
  );
  const screen = printRules.reduce((rest, { text }) => rest.replace(text, ''), css);
  return { screen: withJoinedMedia(screen), print };
};

export const printSheet = (pages: readonly SplitStyles[]): string => {
  const groupCount = Math.max(...pages.map(({ print }) => print.length));
  const groups = Array.from({ length: groupCount }, (_, at) => pages.flatMap(({ print }) => print[at] ?? []));
  return [...new Set(groups.flat())].join('');
};
