import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type { CompatStatement } from '@mdn/browser-compat-data';
import { type CssNode, generate, lexer, parse, type WalkContext, walk } from 'css-tree';

/** A browser of the compatibility data, and the oldest version that the site supports. */
export type Oldest = Readonly<Partial<Record<'chrome' | 'firefox' | 'safari', number>>>;

/** Something in a style sheet that a supported browser does not know. */
export interface Lack {
  /** `property text-wrap`, `value overflow: clip`, `selector :has`, `at-rule @container`, `media scripting`, … */
  readonly feature: string;
  readonly browsers: readonly string[];
  /** The first place. */
  readonly example: string;
}

/** Reads `chrome >= 100`. @throws for any other form of a browserslist query */
export function oldestOf(queries: readonly string[]): Oldest {
  return Object.fromEntries(
    queries.map((query) => {
      const [, browser, version] = /^(chrome|firefox|safari) >= ([\d.]+)$/.exec(query) ?? [];
      if (!browser) throw new Error(`browserslist: «${query}» is not like «chrome >= 100»`);
      return [browser, Number(version)];
    }),
  );
}

/** Forms of values that the data describes in words, as expressions that match them. */
const forms: readonly (readonly [feature: RegExp, value: RegExp])[] = [
  [/\.fit-content_function$/, /fit-content\(/],
  [/\.last_baseline$/, /last baseline/],
  [/^text-decoration\.includes_/, /[\s(]/],
  [/^content\.alt_text$/, /\//],
  [/^display\.multi-keyword_values$/, /\s/],
  [/^animation\.animation-timeline_included$/, /\b(scroll|view)\(/],
  [/^src\.format_keyword$/, /format\([^"]/],
  [/^src\.tech_keyword$/, /tech\(/],
  [/^(white-space\.shorthand_values|text-overflow\.two_value_syntax)$/, /\s/],
  // No form of a value: where it applies, or how it is drawn.
  [/\.(context_|is_animatable|replaced_elements|iframe_elements|svg_elements|gradients_can_animate)/, /$^/],
  [
    /\.(drop_invalid_item|vertical_slider_direction|multicol_context|name-only_queries|weak_containment)$/,
    /$^/,
  ],
];

const units: readonly (readonly [unit: RegExp, feature: string])[] = [
  [/^dv/, 'viewport_percentage_units_dynamic'],
  [/^sv/, 'viewport_percentage_units_small'],
  [/^lv/, 'viewport_percentage_units_large'],
  [/^cq/, 'container_query_length_units'],
];

/** A feature of the data; the features within it are reached by `within`. */
interface Entry {
  readonly __compat?: Compat;
}
type Compat = Pick<CompatStatement, 'support'>;
const within = (entry: Entry | undefined, name: string): Entry | undefined =>
  (entry as Readonly<Record<string, Entry>> | undefined)?.[name];

const { properties, selectors, types, 'at-rules': atRules } = bcd.css as Readonly<Record<string, Entry>>;

/** The function's entry, which may be within that of its type: `color-mix` is in `color`. */
const functionEntry = (name: string): Entry | undefined =>
  [types, ...Object.values(types ?? {})].map((type) => within(type, name)).find((entry) => entry?.__compat);

const media = within(atRules, 'media');

const numberOf = (version: string): number =>
  version === 'preview' ? Infinity : Number.parseFloat(version.replace('≤', ''));

/** The browsers whose oldest version lacks it, or has it only with a prefix, behind a flag or in part. */
const browsersWithout = ({ support }: Compat, oldest: Oldest): string[] =>
  (Object.entries(oldest) as [keyof Oldest & keyof typeof support, number][])
    .filter(
      ([browser, version]) =>
        ![support[browser] ?? []]
          .flat()
          .some(
            ({
              version_added: added,
              version_removed,
              flags,
              prefix,
              alternative_name,
              partial_implementation,
            }) =>
              typeof added === 'string' &&
              !(version_removed || flags || prefix || alternative_name || partial_implementation) &&
              numberOf(added) <= version,
          ),
    )
    .map(([browser]) => browser);

/**
 * Everything in the style sheet that a supported browser does not know, each once. Prefixed names, what has a prefixed
 * twin beside it and what is in `@supports` are left out: a browser skips them by design.
 */
export function lacksIn(css: string, oldest: Oldest): Lack[] {
  const found = new Map<string, Lack>();
  const note = (feature: string, compat: Compat | undefined, example: string) => {
    const browsers = compat ? browsersWithout(compat, oldest) : Object.keys(oldest);
    if (browsers.length > 0 && !found.has(feature)) found.set(feature, { feature, browsers, example });
  };
  const ast = parse(css);
  let guards = 0;
  walk(ast, {
    enter(this: WalkContext, node: CssNode) {
      if (node.type === 'Atrule' && node.name === 'supports') guards++;
      if (guards > 0) return;
      if (node.type === 'Declaration') {
        const descriptor =
          this.atrule?.type === 'Atrule'
            ? within(within(atRules, this.atrule.name), node.property)
            : undefined;
        const siblings = this.block?.children.toArray() ?? [];
        const hasTwin = siblings.some(
          (each) => each.type === 'Declaration' && each.property === `-webkit-${node.property}`,
        );
        declaration(node, descriptor, hasTwin);
      } else if (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector') {
        const colons = node.type === 'PseudoClassSelector' ? ':' : '::';
        if (!node.name.startsWith('-'))
          note(`selector ${colons}${node.name}`, within(selectors, node.name)?.__compat, generate(node));
      } else if (node.type === 'Raw') {
        // Neither of the two has a grammar of its own here.
        if (this.declaration === null && this.atrule === null)
          note(`syntax ${node.value}`, undefined, node.value);
      } else if (node.type === 'NestingSelector') {
        note('selector &', within(selectors, 'nesting')?.__compat, '&');
      } else if (node.type === 'Atrule') {
        note(
          `at-rule @${node.name}`,
          within(atRules, node.name)?.__compat,
          node.prelude ? generate(node.prelude) : '',
        );
      } else if (node.type === 'Feature' && node.kind === 'media') {
        const name = node.name.replace(/^(min|max)-/, '');
        note(`media ${name}`, within(media, name)?.__compat, generate(node));
      } else if (node.type === 'FeatureRange') {
        note('media range', within(media, 'range_syntax')?.__compat, generate(node));
      }
    },
    leave(node: CssNode) {
      if (node.type === 'Atrule' && node.name === 'supports') guards--;
    },
  });
  return [...found.values()];

  function declaration(
    node: Extract<CssNode, { type: 'Declaration' }>,
    descriptor: Entry | undefined,
    hasTwin: boolean,
  ) {
    const { property } = node;
    if (property.startsWith('-') || hasTwin) return;
    const value = generate(node.value);
    const example = `${property}: ${value}`;
    const entry = descriptor ?? within(properties, property);
    note(`property ${property}`, entry?.__compat, example);
    if (!entry || found.has(`property ${property}`)) return;
    for (const [name, feature] of Object.entries(entry as Record<string, Entry>)) {
      if (
        name === '__compat' ||
        !name.includes('_') ||
        browsersWithout(feature.__compat ?? { support: {} }, oldest).length === 0
      )
        continue;
      const form = forms.find(([pattern]) => pattern.test(`${property}.${name}`));
      // An unknown form must be looked at: what does it look like?
      if (!form || form[1].test(value)) note(`form ${property}.${name}`, feature.__compat, example);
    }
    // A property that the tool does not know has been noted above, and values with `var()` are only known later.
    const { error } = lexer.matchProperty(property, node.value);
    if (error && !descriptor && error.name === 'SyntaxMatchError' && !value.includes('var('))
      note(`value ${example}`, undefined, example);
    if (node.value.type !== 'Value') return;
    walk(node.value, (part) => {
      if (part.type === 'Identifier' || part.type === 'Function') {
        const own = within(entry, part.name);
        if (own) note(`value ${property}: ${part.name}`, own.__compat, example);
        else if (part.type === 'Function') {
          const known = functionEntry(part.name);
          if (known) note(`function ${part.name}()`, known.__compat, example);
        }
      } else if (part.type === 'Dimension') {
        const feature = units.find(([unit]) => unit.test(part.unit))?.[1];
        if (feature) note(`unit ${part.unit}`, within(within(types, 'length'), feature)?.__compat, example);
      }
    });
  }
}
