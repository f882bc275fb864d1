/** Every document contains these styles, so no script has them (`src/site-build/parcel/builtStyles.mjs`). */
import { darkColors, displayFace } from '../configuration/look.ts';
import { printRules } from './print.ts';
import { globalCss, registeredKeyframes, topBarHeight } from './stitches.ts';
import { viewTransitionRules } from './viewTransitions.ts';

const darkVariables = Object.fromEntries(
  Object.entries(darkColors).map(([role, value]) => [`--colors-${role}`, value]),
);

const percent = (ratio: number): string => `${Number((ratio * 100).toFixed(1))}%`;

const displayFaces = [displayFace.family, displayFace.lateFamily].flatMap((fontFamily) =>
  displayFace.files.map(({ file, unicodeRange }) => ({
    fontFamily,
    src: `url(${file}) format("woff2")`,
    unicodeRange,
    fontWeight: displayFace.weights,
    // Shown at the first paint or by `showLateFaces`.
    fontDisplay: 'optional' as const,
  })),
);

const { ascent, descent } = displayFace.metrics;
const fallbackFaces = displayFace.fallbacks.map(({ family, local, width }) => ({
  fontFamily: family,
  src: local.map((name) => `local("${name}")`).join(','),
  fontWeight: displayFace.weights,
  sizeAdjust: percent(width),
  ascentOverride: percent(ascent / width),
  descentOverride: percent(descent / width),
}));

const globalStyles = globalCss({
  '@font-face': [...displayFaces, ...fallbackFaces],
  '@media (prefers-color-scheme: dark)': { ':root': darkVariables },
  '*,::before,::after': { boxSizing: 'border-box' },
  html: {
    scrollbarGutter: 'stable',
    scrollPaddingBlockStart: `${topBarHeight + 16}px`,
    textSizeAdjust: '100%',
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
  '#root > nav, #root > div > nav, #root > div > div > nav, #root > div > div > div > nav': { width: '100%' },
  main: { flex: '1 0 auto' },
  // Keeps the footer away until the rest of the page is there.
  'main[data-partial], [data-partial] > main': { minHeight: '100vh' },
  'h1,h2,h3,h4,p,ul,ol,dl,dd,figure,fieldset': { margin: 0 },
  'img,svg': { maxWidth: '100%', verticalAlign: 'middle' },
  'button,input,textarea,select': { font: 'inherit', color: 'inherit' },
  a: { color: '$accent', textUnderlineOffset: '0.2em' },
  ':focus-visible': { outline: '2px solid $colors$accent', outlineOffset: '2px' },
  // It would be a line across the page. A link to a section shows where it begins by scrolling.
  'section:focus': { outline: 0 },
  '[hidden]': { display: 'none !important' },
  '::selection': { background: '$accent', color: '$onAccent' },
  // Nothing is laid out below the first screen until the visitor does something (decision B53).
  '@media (scripting)': {
    '#root:not([data-wanted]) :is(section~section,footer)': {
      contentVisibility: 'auto',
      containIntrinsicSize: '100vh',
    },
  },
  ...viewTransitionRules,
  ...printRules,
});

/** Inserts the registered keyframes and the global rules. Call it while the root component renders. */
export function insertGlobalStyles(): void {
  for (const insert of registeredKeyframes) insert();
  globalStyles();
}
