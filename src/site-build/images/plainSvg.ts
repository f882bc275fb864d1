/**
 * Drawings of the pages as SVG that a plain renderer understands: it knows neither custom properties, media
 * queries, `:is()`, the `font` shorthand, nor lines that keep their width when the drawing grows.
 */

interface Rule {
  readonly selector: string;
  readonly declarations: readonly (readonly [name: string, value: string])[];
}

export interface PlainSvgOptions {
  /** The markup as rendered: one `svg` element. */
  readonly markup: string;
  /** The CSS of that markup, as Stitches gives it. */
  readonly css: string;
  /** What a custom property (`--colors-ink`) stands for. Throws or answers the value. */
  readonly resolve: (property: string) => string;
  /** How wide a line of one unit becomes that would keep its width on the screen. */
  readonly lineWidth: number;
}

/** Declarations that place a drawing in a page or move it; they mean nothing here. */
const isForPages =
  /^(--.*|display|flex|width|height|max-width|direction|pointer-events|background|border|animation.*|transform-.*|font-variant-numeric|white-space)$/;

/** Splits at `separator`, but not within parentheses. */
const splitOutside = (text: string, separator: string): string[] => {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    if (letter === '(') depth++;
    if (letter === ')') depth--;
    if (letter === separator && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
};

/** The style rules; those within at-rules (media, keyframes) are left out, but for Stitches' own groups. */
const rulesOf = (css: string): Rule[] => {
  const rules: Rule[] = [];
  let rest = css.replace(/--sxs\{[^}]*\}/g, '');
  while (rest !== '') {
    const open = rest.indexOf('{');
    if (open < 0) break;
    let close = open;
    for (let depth = 0; close < rest.length; close++) {
      if (rest[close] === '{') depth++;
      if (rest[close] === '}' && --depth === 0) break;
    }
    const head = rest.slice(0, open).trim();
    const body = rest.slice(open + 1, close);
    rest = rest.slice(close + 1);
    if (head === '@media') rules.push(...rulesOf(body));
    else if (!head.startsWith('@')) rules.push({ selector: head, declarations: declarationsOf(body) });
  }
  return rules;
};

const declarationsOf = (body: string): [string, string][] =>
  splitOutside(body, ';').map((declaration) => {
    const colon = declaration.indexOf(':');
    return [declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim()];
  });

/** `.a :is(.b,.c)` as `.a .b` and `.a .c`. */
const plainSelectors = (selector: string): string[] =>
  splitOutside(selector, ',').flatMap((one) => {
    const [whole, before = '', choices = '', after = ''] = /^(.*?):is\(([^()]*)\)(.*)$/.exec(one) ?? [];
    if (whole === undefined) return [one];
    return splitOutside(choices, ',').flatMap((choice) => plainSelectors(before + choice + after));
  });

/** `500 10px/1 mono` as what it is short for. */
const fontParts = (value: string): [string, string][] => {
  const [, weight = '400', size = '', family = ''] =
    /^(?:(\d+) )?([\d.]+px)(?:\/[\d.]+)? (.+)$/.exec(value) ?? [];
  if (size === '') throw new Error(`Not a font: ${value}`);
  return [
    ['font-weight', weight],
    ['font-size', size],
    ['font-family', family],
  ];
};

/** The drawing with a style element of plain rules. Throws on CSS that the renderer would not understand. */
export const plainSvg = ({ markup, css, resolve, lineWidth }: PlainSvgOptions): string => {
  const rules = rulesOf(css)
    .filter(({ selector }) => !selector.startsWith(':root'))
    .flatMap(({ selector, declarations }) =>
      plainSelectors(selector).map((plain): Rule => ({ selector: plain, declarations })),
    );
  const keepsWidth = new Set(
    rules
      .filter(({ declarations }) => declarations.some(([name]) => name === 'vector-effect'))
      .map(({ selector }) => selector),
  );
  const text = rules.flatMap(({ selector, declarations }) => {
    const scaled = keepsWidth.has(selector);
    const plain = declarations
      .filter(([name]) => !isForPages.test(name))
      .map(([name, value]): [string, string] => [
        name,
        value.replace(/var\((--[\w-]+)\)/g, (_, property: string) => resolve(property)),
      ])
      .flatMap(([name, value]): [string, string][] => {
        if (name === 'font') return fontParts(value);
        if (name === 'vector-effect') return [];
        if (name === 'stroke-width' && scaled) return [[name, String(Number(value) * lineWidth)]];
        return [[name, value]];
      });
    const ownWidth = plain.some(([name]) => name === 'stroke-width');
    const isStroke = plain.some(([name]) => name === 'stroke');
    if (scaled && isStroke && !ownWidth) plain.push(['stroke-width', String(lineWidth)]);
    if (plain.length === 0) return [];
    const strange = [selector, ...plain.flat()].find((part) => /var\(|:[a-z-]+\(|calc\(/.test(part));
    if (strange !== undefined) throw new Error(`A drawing's CSS is beyond plain SVG: ${strange}`);
    return [`${selector}{${plain.map(([name, value]) => `${name}:${value}`).join(';')}}`];
  });
  // The mono face has the width that the drawings count on, and the renderer spreads a text with parts wrongly.
  const unstretched = markup.replace(/ textLength="[\d.]+"/g, '');
  return unstretched.replace(/^<svg\b[^>]*>/, (open) => `${open}<style>${text.join('')}</style>`);
};
