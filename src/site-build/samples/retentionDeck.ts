import { lightColors } from '../../configuration/look.ts';
import type { Mark } from './drawing.ts';
import { box, lines, words } from './marks.ts';

const { sheet, band, grid, line, ink, muted, accent, tint } = lightColors;

/** The first quarter of an invented coffee shop: all figures of the deck follow from these. */
const quarter = { new: 240, called: 80, calledBack: 72, otherBack: 48, minutesPerCall: 6 } as const;
const back = quarter.calledBack + quarter.otherBack;
const others = quarter.new - quarter.called;
const monthly = quarter.new / 3;
/** What the titles say, from the figures. @internal */
export const claims = {
  shareBack: back / quarter.new,
  shareCalled: quarter.called / quarter.new,
  times: quarter.calledBack / quarter.called / (quarter.otherBack / others),
  hours: (monthly * quarter.minutesPerCall) / 60,
} as const;

const bar = (y: number, label: string, share: number, figure: string, fill: string = accent): Mark[] => [
  words(56, y - 14, label, 30),
  box(56, y, 848, 72, band),
  box(56, y, 848 * share, 72, fill),
  words(76, y + 48, figure, 34, fill === accent ? sheet : ink, true),
];

export const retentionDeck: readonly Mark[][] = [
  [
    ...bar(250, 'Bought again within a month', claims.shareBack, `${back} of ${quarter.new}`),
    words(56, 380, 'We lose the other half after one bag of coffee.', 30, muted),
  ],
  [
    ...bar(
      250,
      `${quarter.called} customers we called in the first week`,
      quarter.calledBack / quarter.called,
      '90% came back',
    ),
    ...bar(376, `${others} customers we didn’t call`, quarter.otherBack / others, '30%', '#B9B4A2'),
  ],
  [
    ...Array.from({ length: 24 }, (_, at) =>
      box(56 + (at % 12) * 71, 210 + Math.floor(at / 12) * 84, 56, 66, at < 8 ? accent : grid),
    ),
    words(56, 410, `${quarter.called} called`, 30, accent, true),
    words(220, 410, `${others} not called. Each box is ten customers.`, 30, muted),
  ],
  [
    ...(
      [
        [`${monthly}`, 'new customers', 'a month'],
        [`${quarter.minutesPerCall}`, 'minutes', 'for each call'],
        [`${claims.hours}`, 'hours', 'a month'],
      ] as const
    ).flatMap(([figure, ...below], at) => [
      box(56 + at * 296, 210, 256, 200, at === 2 ? tint : band),
      words(80 + at * 296, 300, figure, 84, at === 2 ? accent : ink, true),
      ...lines(80 + at * 296, 350, 28, below, muted),
    ]),
    words(322, 322, '×', 32, line, true),
    words(618, 322, '=', 32, line, true),
  ],
  [
    ...(
      [
        ['Who', 'The two at the till, one hour a week each'],
        ['Until when', 'A trial of three months: May, June and July'],
        ['Checked', 'On August 3: do more than half come back?'],
      ] as const
    ).flatMap(([term, text], at) => [
      box(56, 222 + at * 84, 848, 1, line),
      words(56, 268 + at * 84, term, 28, accent, true),
      words(300, 268 + at * 84, text, 28),
    ]),
  ],
];
