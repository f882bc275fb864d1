import { lightColors } from '../../configuration/look.ts';
import type { Mark } from './drawing.ts';
import { box, draft, words } from './marks.ts';

const { sheet, band, ink, accent } = lightColors;

/** What an invented town's buildings used for heating in three years, in MWh. @internal */
export const buildings = [
  ['Fire station', 60, 57, 55],
  ['Kindergarten', 54, 52, 50],
  ['Library', 61, 58, 60],
  ['School', 402, 398, 410],
  ['Sports hall', 158, 155, 150],
  ['Town hall', 101, 97, 95],
] as const;

const columns = [32, 470, 640, 810];

export const heatingDraft: readonly Mark[][] = [
  [
    ...['Building', '2022', '2023', '2024'].map((text, at) =>
      words(columns[at] ?? 0, 118, text, 30, draft.blue, true),
    ),
    ...buildings.flatMap((row, at) => [
      box(24, 134 + at * 56, 912, 54, at % 2 === 0 ? '#DCE6F2' : '#FFFFFF'),
      ...row.map((cell, column) => words(columns[column] ?? 0, 171 + at * 56, `${cell}`, 30, '#262626')),
    ]),
    words(28, 498, 'Rounded. For methodology and floor areas, see appendix B.', 24, '#595959'),
  ],
];

const sorted = buildings.map(([name, , , latest]) => ({ name, latest })).sort((a, b) => b.latest - a.latest);
const all = sorted.reduce((sum, { latest }) => sum + latest, 0);

/** A bar of all buildings together would fill the slide. */
const left = 260;
const width = (mwh: number): number => (mwh * 644) / all;

export const heatingChart: readonly Mark[][] = [
  sorted.flatMap(({ name, latest }, at) => {
    if (at === 0)
      return [
        words(56, 248, name, 34, ink, true),
        box(left, 206, 644, 62, band),
        box(left, 206, width(latest), 62, accent),
        words(left + 20, 249, `${latest} MWh`, 34, sheet, true),
        words(left + 20 + width(latest), 249, `of ${all} MWh`, 34),
      ];
    const y = 240 + at * 39;
    return [
      words(56, y + 25, name, 28),
      box(left, y, width(latest), 30, '#B9B4A2'),
      words(left + 12 + width(latest), y + 25, `${latest}`, 28),
    ];
  }),
];
