/** `#RRGGBB` by role. The build checks every pair in use: texts 4.5:1, edges with a meaning 3:1 (WCAG 2.2). */
export const lightColors = {
  paper: '#FBFAF5',
  /** Cells, cards, fields and dialogs. */
  sheet: '#FFFFFF',
  /** Header cells, secondary and unavailable controls. */
  band: '#F1EFE5',
  /** Decorative hairlines. Never the only sign of a control's edge: use `line` for that. */
  grid: '#E3E0D4',
  /** Edges that carry meaning. */
  line: '#868170',
  ink: '#16211C',
  muted: '#56615B',
  /** Spreadsheet green: links, selection frames, the primary action. */
  accent: '#0B6B4F',
  /** The primary action on hover. */
  accentStrong: '#07513B',
  onAccent: '#FFFFFF',
  tint: '#E7F2EC',
  marker: '#FFE066',
  onMarker: '#16211C',
  danger: '#B3261E',
  dangerStrong: '#8C1B15',
  onDanger: '#FFFFFF',
  dangerTint: '#FBECE9',
} as const;

export type ColorRole = keyof typeof lightColors;

export const darkColors: Record<ColorRole, string> = {
  paper: '#111513',
  sheet: '#181D1A',
  band: '#202723',
  grid: '#2B332F',
  line: '#748179',
  ink: '#EDF2EE',
  muted: '#A7B3AC',
  accent: '#57D0A3',
  accentStrong: '#83E3C0',
  onAccent: '#0A1D15',
  tint: '#173025',
  marker: '#6B5A12',
  onMarker: '#FFFFFF',
  danger: '#FF8A80',
  dangerStrong: '#FFB0A9',
  onDanger: '#2B0A07',
  dangerTint: '#33201E',
};

/**
 * Familjen Grotesk 2.002 (SIL Open Font License, public/fonts/OFL.txt) of
 * github.com/Familjen-Sthlm/Familjen-Grotesk, made with fonttools 4.66.1: `fonttools varLib.instancer …
 * wght=600:700`, then for each file `pyftsubset … --unicodes=… --layout-features=ccmp,kern,liga,locl,rvrn,tnum
 * --flavor=woff2 --no-hinting --name-IDs=0,1,2`. Horizontal arrows and ≈ come from the fallback.
 */
export const displayFace = {
  family: 'Familjen Grotesk',
  /** The same files under another name, for what is shown after the first paint. */
  lateFamily: 'Late Grotesk',
  /** In `public/`, named by 8 hex digits of its SHA-256. Where ranges overlap, Chromium loads both. */
  files: [
    {
      // Western and Central European letters.
      file: '/fonts/familjen-grotesk-letters.a81521f7.woff2',
      unicodeRange: 'U+C0-D6,U+D8-21B,U+1E9E',
    },
    {
      // English, digits, punctuation: of Latin-1 ¡£¥§©«®°·»¿×, then ‘’‚“”„–—…•‹›€↑↓−™′″.
      file: '/fonts/familjen-grotesk.2decade1.woff2',
      unicodeRange: 'U+20-BF,U+D7,U+2013-20AC,U+2122-2212',
    },
  ],
  weights: '600 700',
  /** SPDX. Its text is in `licenseFile`, in `public/`. */
  license: 'OFL-1.1',
  licenseFile: '/fonts/OFL.txt',
  /** In `em`, of which each face of `fallbacks` gets the same. */
  metrics: { ascent: 1.025, descent: 0.225 },
  /** Scaled by advance widths over all headings, at 700. The first installed is shown: the closest first. */
  fallbacks: [
    { family: 'Scaled Roboto', local: ['Roboto Bold'], width: 0.983 },
    {
      family: 'Scaled Arial',
      local: ['Arial Bold', 'Helvetica Bold', 'Liberation Sans Bold', 'Arimo Bold'],
      width: 0.924,
    },
    { family: 'Scaled Noto Sans', local: ['Noto Sans Bold'], width: 0.885 },
    { family: 'Scaled DejaVu Sans', local: ['DejaVu Sans Bold'], width: 0.776 },
    { family: 'Scaled Segoe UI', local: ['Segoe UI Bold'], width: 0.938 },
  ],
} as const;

/** The faces of running text and of code: fonts of the visitor's own system. */
export const systemFaces = {
  text: 'system-ui,-apple-system,"Segoe UI",Roboto,"Liberation Sans",sans-serif',
  mono: 'ui-monospace,"SF Mono","Cascadia Mono",Menlo,Consolas,"Liberation Mono",monospace',
} as const;
