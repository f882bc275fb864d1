import { lightColors } from '../../configuration/look.ts';
import { deckSample } from '../../content/samplesStatic.ts';
import type { Mark, Slide } from './drawing.ts';

/** A slide stays light in the dark, as paper does. */
const { sheet, band, grid, line, ink, muted, accent, tint } = lightColors;
const draft = {
  blue: '#2F5597',
  red: '#C0504D',
  green: '#9BBB59',
  purple: '#8064A2',
  orange: '#F79646',
} as const;

const box = (x: number, y: number, width: number, height: number, fill: string): Mark => ({
  kind: 'box',
  at: [x, y, width, height],
  fill,
});
const words = (
  x: number,
  y: number,
  text: string,
  size: number,
  fill: string = ink,
  isBold = false,
): Mark => ({
  kind: 'words',
  at: [x, y],
  text,
  size,
  fill,
  isBold,
});

const lines = (x: number, y: number, size: number, texts: readonly string[], fill: string = ink): Mark[] =>
  texts.map((text, at) => words(x, y + at * size * 1.35, text, size, fill));

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

const draftFrame = (title: string, number: number): Mark[] => [
  box(0, 0, 960, 540, '#FFFFFF'),
  box(0, 0, 960, 74, draft.blue),
  words(24, 48, title, 34, '#FFFFFF', true),
  box(0, 512, 960, 28, '#D9D9D9'),
  words(24, 531, 'CONFIDENTIAL – Draft v7 (final) – for internal discussion only', 13, '#595959'),
  words(900, 531, `${number} / 5`, 13, '#595959'),
];
const bullets = (x: number, y: number, size: number, texts: readonly string[]): Mark[] =>
  lines(
    x,
    y,
    size,
    texts.map((text) => `•  ${text}`),
    '#262626',
  );

const segments = [
  ['Subscribers', 61, 54, 58],
  ['Gift cards', 33, 29, 35],
  ['Café guests', 48, 50, 44],
  ['Offices', 72, 64, 69],
  ['Events', 18, 22, 20],
] as const;
const columns = [draft.red, draft.green, draft.purple];

const drafts: readonly Mark[][] = [
  [
    ...bullets(28, 112, 18, [
      'Retention metrics were analyzed across all segments. Key takeaways are listed below',
      '240 new customers were acquired in Q1 (January 80, February 80, March 80)',
      'Of these, 120 placed at least one repeat order within 30 days (50 %)',
      'Outreach calls were carried out with 80 customers (33.3 %) by various team members',
      '72 of the customers reached (90 %) subsequently placed a repeat order',
      '48 of 160 customers not reached (30 %) likewise placed a repeat order',
      'The effort per call amounts to approx. 6 minutes including documentation',
      'Further potential appears to exist and should be discussed in due course',
    ]),
    box(28, 330, 430, 160, '#F2F2F2'),
    ...lines(
      44,
      360,
      16,
      [
        'Key takeaways:',
        '1. Retention is an important topic',
        '2. Outreach shows certain effects',
        '3. Resources have to be considered',
        '4. See also appendix (slides 6–41)',
      ],
      '#404040',
    ),
    ...[50, 33, 90, 30].map((share, at) =>
      box(540 + at * 90, 480 - share * 1.4, 56, share * 1.4, Object.values(draft)[at] ?? ink),
    ),
    ...['50 %', '33.3 %', '90 %', '30 %'].map((text, at) => words(548 + at * 90, 498, text, 13, '#404040')),
  ],
  [
    ...segments.flatMap(([name, ...values], at) => [
      ...values.map((value, month) =>
        box(60 + at * 116 + month * 26, 440 - value * 4, 24, value * 4, columns[month] ?? ink),
      ),
      ...values.map((value, month) =>
        words(62 + at * 116 + month * 26, 434 - value * 4, `${value}%`, 11, '#404040'),
      ),
      words(56 + at * 116, 460, name, 14, '#404040'),
    ]),
    box(50, 440, 590, 2, '#7F7F7F'),
    ...['January', 'February', 'March'].flatMap((name, at) => [
      box(60 + at * 130, 476, 14, 14, columns[at] ?? ink),
      words(80 + at * 130, 489, name, 14, '#404040'),
    ]),
    ...bullets(668, 120, 15, [
      'Subscribers: slight recovery',
      'Gift cards: volatile',
      'Café guests: see comments',
      'Offices: best segment',
      'Events: not representative',
      'Called: 90 % overall',
      'Not called: 30 % overall',
      'Sources: CRM, till, survey',
      'n differs by segment',
      'Rounding differences possible',
    ]),
  ],
  [
    ...['Activity', 'Owner', 'January', 'February', 'March', 'Status'].map((text, at) =>
      words(32 + at * 150, 112, text, 16, draft.blue, true),
    ),
    ...[
      ['Welcome call', 'various', '27', '26', '27', 'ongoing'],
      ['Newsletter', 'marketing', '2', '2', '3', 'ongoing'],
      ['Survey', 'tbd', '–', '–', '1', 'planned'],
      ['Voucher', 'till', '14', '9', '22', 'review'],
      ['Tasting', 'café', '1', '–', '1', 'done'],
      ['Letter', 'office', '–', '40', '–', 'stopped'],
    ].flatMap((row, at) => [
      box(24, 126 + at * 42, 912, 40, at % 2 === 0 ? '#DCE6F2' : '#FFFFFF'),
      ...row.map((text, cell) => words(32 + cell * 150, 153 + at * 42, text, 16, '#262626')),
    ]),
    ...bullets(28, 410, 17, [
      'In total 80 of 240 customers could be reached by welcome call (33.3 %)',
      'Reasons for non-calling are manifold (time, missing numbers, unclear ownership)',
      'Process harmonization would be desirable',
    ]),
  ],
  [
    ...lines(
      28,
      116,
      18,
      [
        'With regard to resources it should be noted that a welcome call, including looking up the number,',
        'the conversation itself and the entry in the customer system, takes approximately six minutes on',
        'average. Assuming a constant number of around 80 new customers a month, full coverage would',
        'therefore lead to an additional effort that has to be assessed in the light of the current workload.',
        'It would have to be clarified whether this can be absorbed by the existing team or whether other',
        'activities would have to be reduced. Alternatively, partial coverage could be considered, although',
        'criteria for selection would need to be defined. In the medium term, tool support is conceivable.',
      ],
      '#262626',
    ),
    ...[
      ['Pro', draft.green, ['Effects appear positive', 'Customers give feedback', 'Team likes it']],
      ['Con', draft.red, ['Time', 'Cost', 'Not everyone answers']],
    ].flatMap(([name, fill, texts], at) => [
      box(28 + at * 460, 310, 440, 34, String(fill)),
      words(44 + at * 460, 334, String(name), 20, '#FFFFFF', true),
      ...bullets(44 + at * 460, 376, 18, texts as string[]),
    ]),
  ],
  [
    ...bullets(28, 124, 22, [
      'Align on findings',
      'Discuss possible extension of outreach activities',
      'Clarify responsibilities',
      'Evaluate tool landscape',
      'Define KPIs',
      'Schedule follow-up meeting',
    ]),
    box(560, 330, 360, 150, draft.orange),
    words(600, 400, 'Questions?', 44, '#FFFFFF', true),
    words(600, 440, 'Thank you for your attention!', 18, '#FFFFFF'),
  ],
];

const finishedFrame = (title: readonly string[], number: number): Mark[] => [
  box(0, 0, 960, 540, sheet),
  box(56, 56, 40, 6, accent),
  ...title.map((text, at) => words(56, 112 + at * 48, text, 40, ink, true)),
  words(56, 508, 'Corner Coffee · first quarter', 16, muted),
  words(890, 508, `${number}`, 16, muted),
];

const bar = (y: number, label: string, share: number, figure: string, fill: string = accent): Mark[] => [
  words(56, y - 14, label, 22),
  box(56, y, 848, 72, band),
  box(56, y, 848 * share, 72, fill),
  words(76, y + 48, figure, 34, fill === accent ? sheet : ink, true),
];

const finished: readonly Mark[][] = [
  [
    ...bar(250, 'Bought again within a month', claims.shareBack, `${back} of ${quarter.new}`),
    words(56, 380, 'We lose the other half after one bag of coffee.', 26, muted),
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
    words(56, 410, `${quarter.called} called`, 26, accent, true),
    words(220, 410, `${others} not called. Each box is ten customers.`, 26, muted),
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
      ...lines(80 + at * 296, 346, 24, below, muted),
    ]),
    words(322, 322, '×', 32, line, true),
    words(618, 322, '=', 32, line, true),
  ],
  [
    ...(
      [
        ['Who', 'The two people at the till, one hour a week each'],
        ['Until when', 'A trial of three months: May, June and July'],
        ['How we’ll know', 'On August 3: do more than half come back?'],
      ] as const
    ).flatMap(([term, text], at) => [
      box(56, 222 + at * 84, 848, 1, line),
      words(56, 268 + at * 84, term, 24, accent, true),
      words(280, 268 + at * 84, text, 26),
    ]),
  ],
];

const wrap = (title: string): string[] => title.match(/.{1,38}(?= |$)/g)?.map((part) => part.trim()) ?? [];

export const deck = (side: 'before' | 'after'): Slide[] =>
  deckSample.map((titles, at) => {
    const title = titles[side];
    const number = at + 1;
    return side === 'before'
      ? { title, marks: [...draftFrame(title, number), ...(drafts[at] ?? [])] }
      : { title, marks: [...finishedFrame(wrap(title), number), ...(finished[at] ?? [])] };
  });
