/** Every document contains these styles, so no script has them (`src/site-build/parcel/noGlobalStyles.mjs`). */
import { darkColors } from '../configuration/look.ts';
import { printRules } from './print.ts';
import { globalCss, registeredKeyframes, shade } from './stitches.ts';
import { viewTransitionRules } from './viewTransitions.ts';

/**
 * The display face, Familjen Grotesk (SIL Open Font License, public/fonts/OFL.txt), 19.5 kB.
 *
 * Made from `familjen-grotesk-latin-wght-normal.woff2` of @fontsource-variable/familjen-grotesk 5.3.0 with
 * subset-font 2.9.0: U+0020-007E, U+00A0-00FF and ‘’‚“”„–—…•‹›€↑↓×−™′″Œœ, axis wght limited to 500-700 (default 600),
 * target woff2. Named after the first 8 hex digits of the file's SHA-256. Horizontal arrows and ≈ come from the
 * fallback.
 */
export const displayFontHref = '/fonts/familjen-grotesk.150b71ae.woff2';

const darkVariables = Object.fromEntries(
  Object.entries(darkColors).map(([role, value]) => [`--colors-${role}`, value]),
);

/**
 * Arial Bold with the metrics of the display face at 700, so that nothing moves when that arrives: 0.924 of its width
 * (measured over 320 characters of headings); ascent 1230, descent 270 and gap 0 of 1200 units.
 */
const fallbackFace = {
  fontFamily: 'Familjen Fallback',
  src: 'local("Arial Bold"),local("Liberation Sans Bold"),local("Arimo Bold"),local("Helvetica Bold")',
  fontWeight: '500 700',
  sizeAdjust: '92.4%',
  ascentOverride: '110.9%',
  descentOverride: '24.4%',
  lineGapOverride: '0%',
};

const globalStyles = globalCss({
  '@font-face': [
    {
      fontFamily: 'Familjen Grotesk',
      src: `url(${displayFontHref}) format("woff2")`,
      fontWeight: '500 700',
      fontDisplay: 'optional',
    },
    fallbackFace,
  ],
  '@media (prefers-color-scheme: dark)': { ':root': darkVariables },
  '*,::before,::after': { boxSizing: 'border-box' },
  html: {
    colorScheme: 'light dark',
    scrollbarGutter: 'stable',
    textSizeAdjust: '100%',
    WebkitTextSizeAdjust: '100%',
    '@motion': { scrollBehavior: 'smooth' },
  },
  body: {
    margin: 0,
    background: '$paper',
    color: '$ink',
    font: '1rem/1.6 $fonts$text',
    overflowWrap: 'anywhere',
  },
  '#root': { display: 'flex', flexDirection: 'column', minHeight: '100vh' },
  '#root > nav, #root > div > nav': { width: '100%' },
  main: { flex: '1 0 auto' },
  'h1,h2,h3,h4,p,ul,ol,dl,dd,figure,fieldset': { margin: 0 },
  'img,svg': { maxWidth: '100%', verticalAlign: 'middle' },
  'button,input,textarea,select': { font: 'inherit', color: 'inherit' },
  a: { color: '$accent', textUnderlineOffset: '0.2em' },
  ':focus-visible': { outline: '2px solid $colors$accent', outlineOffset: '2px' },
  '[tabindex="-1"]:focus': { outlineOffset: '6px' },
  '[hidden]': { display: 'none !important' },
  '::selection': { background: '$accent', color: '$onAccent' },
  'html:has([role=dialog][data-state=open])': {
    overflow: 'hidden',
    // The dialog's shade does not cover the gutter of the scroll bar.
    background: `color-mix(in srgb,rgb(${shade.rgb}) ${shade.opacity},$colors$paper)`,
  },
  ...viewTransitionRules,
  ...printRules,
});

/** Inserts the registered keyframes and the global rules. Call it while the root component renders. */
export function insertGlobalStyles(): void {
  for (const insert of registeredKeyframes) insert();
  globalStyles();
}
