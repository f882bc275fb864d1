/**
 * Colours by role. A test checks the contrast of every pair in use: text at least 4.5:1, edges that carry meaning at
 * least 3:1 (WCAG 2.2, 1.4.3 and 1.4.11).
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
