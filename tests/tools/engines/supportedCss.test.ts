// @vitest-environment node
// @proof thorough
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { lacksIn, oldestOf } from './cssSupport.ts';
import { enhancements } from './enhancements.ts';

type Styles = Readonly<Record<string, unknown>>;
const composed: (readonly unknown[])[] = [];
vi.mock('@stitches/react', async (importOriginal) => {
  const stitches = await importOriginal<typeof import('@stitches/react')>();
  const createStitches = (config: object) => {
    const made = stitches.createStitches(config);
    const styled = (...args: [never]) => {
      composed.push(args);
      return made.styled(...args);
    };
    return { ...made, styled };
  };
  return { ...stitches, createStitches };
});

const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  browserslist: readonly string[];
};
const oldest = oldestOf(browserslist);
const featuresIn = (css: string) => lacksIn(css, oldest).map(({ feature }) => feature);

/** The rules of every component with every variant, shown or not: what documents have and what scripts insert later. */
const everyRule = async (): Promise<string> => {
  const folder = new URL('../../../src/design/', import.meta.url);
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (/(?<!\.d)\.tsx?$/.test(file)) await import(new URL(file, folder).pathname);
  const { css, cssText, resetStyles } = await import('../../../src/design/stitches.ts');
  const { insertGlobalStyles } = await import('../../../src/design/globalStyles.ts');
  resetStyles();
  insertGlobalStyles();
  for (const args of composed) {
    const component = css(...(args as never as [() => void]));
    component();
    const variants = args.flatMap((each) =>
      Object.entries((each as { variants?: Styles } | null)?.variants ?? {}),
    );
    for (const [name, values] of variants)
      for (const value of Object.keys(values as Styles)) component({ [name]: value } as never);
  }
  return cssText();
};

test('every style is known to every supported browser, or is an enhancement with a reason', async () => {
  const css = await everyRule();
  // Otherwise nothing was looked at.
  expect(composed.length).toBeGreaterThan(200);
  expect(css.includes('text-decoration-thickness:2px')).toBe(true);
  const lacks = lacksIn(css, oldest);
  expect(lacks.filter(({ feature }) => !(feature in enhancements))).toEqual([]);
  const used = new Set(lacks.map(({ feature }) => feature));
  expect(Object.keys(enhancements).filter((feature) => !used.has(feature))).toEqual([]);
});

describe('found', () => {
  test.each([
    ['a{text-decoration:underline 1px red}', 'form text-decoration.includes_thickness'],
    ['a{text-decoration:underline 1px var(--colors-line)}', 'form text-decoration.includes_thickness'],
    ['a{content:"/" / ""}', 'form content.alt_text'],
    ['a{colr:red}', 'property colr'],
    ['a{overflow:clip}', 'value overflow: clip'],
    ['a{display:flx}', 'value display: flx'],
    ['a{height:10dvh}', 'unit dvh'],
    ['a{color:color-mix(in srgb,red,blue)}', 'function color-mix()'],
    ['a:user-valid{top:0}', 'selector :user-valid'],
    ['a{&:hover{top:0}}', 'selector &'],
    ['@media (width>1px){a{top:0}}', 'media range'],
    ['@layer a{a{top:0}}', undefined],
    ['@scope (a){a{top:0}}', 'at-rule @scope'],
    ['@media (prefers-reduced-data:reduce){a{top:0}}', 'media prefers-reduced-data'],
    ['@font-face{font-family:a;size-adjust:90%}', 'property size-adjust'],
    ['a{top:0;oops}', 'syntax oops'],
  ])('%s', (css, feature) => {
    expect(featuresIn(css)).toEqual(feature === undefined ? [] : expect.arrayContaining([feature]));
  });

  test.each([
    'a{text-decoration:none}',
    'a{text-decoration:underline;text-decoration-thickness:2px}',
    'a{-webkit-box-decoration-break:clone;--own:anything}',
    '@supports (height:1dvh){a{height:1dvh}}',
    '@font-face{font-family:a;src:url(a.woff2) format("woff2");font-display:optional}',
    'a{grid-template-columns:repeat(2,minmax(0,1fr));width:calc(100% - 1px)}',
  ])('not found: %s', (css) => {
    expect(featuresIn(css)).toEqual([]);
  });

  test('a query in another form is refused', () => {
    expect(() => oldestOf(['> 1%'])).toThrow('> 1%');
  });
});
