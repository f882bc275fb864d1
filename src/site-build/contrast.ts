/** The contrast of every pair of colours in use. The grid's hairlines are decoration and need no contrast. */
import type { ColorRole } from '../configuration/look.ts';

type Colors = Readonly<Record<ColorRole, string>>;
type Pair = readonly [front: ColorRole, back: ColorRole];

/** Relative luminance of `#RRGGBB`, 0 to 1 (WCAG 2.2, definition). */
const luminance = (hex: string): number => {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
};

/** The contrast of two colours `#RRGGBB`, from 1 to 21 (WCAG 2.2, definition). @internal for tests */
export const contrast = (one: string, other: string): number => {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};

const grounds: readonly ColorRole[] = ['paper', 'sheet', 'band', 'tint', 'dangerTint'];
const on = (role: ColorRole, ...backs: readonly ColorRole[]): Pair[] => backs.map((back) => [role, back]);

const text: readonly Pair[] = [
  ...on('ink', ...grounds),
  ...on('muted', ...grounds),
  ...on('accent', ...grounds),
  ...on('danger', 'paper', 'sheet', 'band', 'dangerTint'),
  ...on('onAccent', 'accent', 'accentStrong'),
  ...on('onDanger', 'danger', 'dangerStrong'),
  // The stroke covers only the lower half of the letters: the upper half is on the page.
  ...on('onMarker', 'marker', 'paper', 'sheet', 'band'),
  ...on('paper', 'ink', 'muted'),
];

/** Edges of what is also a text's color have more contrast than they need. */
const edges: readonly Pair[] = on('line', 'paper', 'sheet', 'band');

/** A sentence for each pair with too little contrast (WCAG 2.2: 1.4.3 text 4.5:1, 1.4.11 edges 3:1). */
export const weakContrasts = (colors: Colors): string[] =>
  [
    ...text.map((pair) => ({ pair, what: 'text', least: 4.5 })),
    ...edges.map((pair) => ({ pair, what: 'an edge', least: 3 })),
  ].flatMap(({ pair: [front, back], what, least }) => {
    const found = contrast(colors[front], colors[back]);
    return found >= least
      ? []
      : [
          `${front} ${colors[front]} on ${back} ${colors[back]} has a contrast of ${found.toFixed(2)}:1, and ${what} needs ${least}:1`,
        ];
  });
