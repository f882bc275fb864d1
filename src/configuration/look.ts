/**
 * Colours by role, as `#RRGGBB`. The build checks the contrast of every pair in use: text at least 4.5:1, edges that
 * carry meaning at least 3:1 (WCAG 2.2, 1.4.3 and 1.4.11).
 */
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
 * The face of headings, Familjen Grotesk (SIL Open Font License, public/fonts/OFL.txt), 19.5 kB.
 *
 * Made from `familjen-grotesk-latin-wght-normal.woff2` of @fontsource-variable/familjen-grotesk 5.3.0 with
 * subset-font 2.9.0: U+0020-007E, U+00A0-00FF and ‘’‚“”„–—…•‹›€↑↓×−™′″Œœ, axis wght limited to 500-700 (default 600),
 * target woff2. Horizontal arrows and ≈ come from the fallback.
 */
export const displayFace = {
  family: 'Familjen Grotesk',
  /** In `public/`, named after the first 8 hex digits of its SHA-256: browsers keep it for a year. */
  file: '/fonts/familjen-grotesk.150b71ae.woff2',
  weights: '500 700',
  /** SPDX. Its text is in `licenseFile`, in `public/`. */
  license: 'OFL-1.1',
  licenseFile: '/fonts/OFL.txt',
  /**
   * Arial Bold with the metrics of the display face at 700, so that nothing moves when that arrives: 0.924 of its width
   * (measured over 320 characters of headings); ascent 1230, descent 270 and gap 0 of 1200 units.
   */
  fallback: {
    fontFamily: 'Familjen Fallback',
    sizeAdjust: '92.4%',
    ascentOverride: '110.9%',
    descentOverride: '24.4%',
    lineGapOverride: '0%',
  },
} as const;

/** The faces of running text and of code: fonts of the visitor's own system. */
export const systemFaces = {
  text: 'system-ui,-apple-system,"Segoe UI",Roboto,"Liberation Sans",sans-serif',
  mono: 'ui-monospace,"SF Mono","Cascadia Mono",Menlo,Consolas,"Liberation Mono",monospace',
} as const;
