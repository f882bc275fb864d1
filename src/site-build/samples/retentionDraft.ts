import { lightColors } from '../../configuration/look.ts';
import type { Mark } from './drawing.ts';
import { box, bullets, draft, lines, words } from './marks.ts';

const { ink } = lightColors;

const segments = [
  ['Subscr.', 61, 54, 58],
  ['Gifts', 33, 29, 35],
  ['Café', 48, 50, 44],
  ['Offices', 72, 64, 69],
  ['Events', 18, 22, 20],
] as const;
const columns = [draft.red, draft.green, draft.purple];
const grey = '#404040';

/** Crowded, but no word is too small to be read on a phone. */
export const retentionDraft: readonly Mark[][] = [
  [
    ...bullets(28, 116, 26, [
      'Retention metrics were analyzed across all segments (Q1)',
      '240 new customers were acquired (80 / 80 / 80 per month)',
      'Of these, 120 placed at least one repeat order (50 %)',
      '80 customers (33.3 %) were reached by outreach calls',
      '72 of the 80 reached (90 %) placed a repeat order',
      '48 of the 160 not reached (30 %) likewise did so',
    ]),
    box(28, 316, 450, 180, '#F2F2F2'),
    ...lines(
      44,
      354,
      26,
      [
        'Key takeaways:',
        '1. Retention is important',
        '2. Outreach shows effects',
        '3. See appendix (slides 6–41)',
      ],
      grey,
    ),
    ...[50, 33, 90, 30].map((share, at) =>
      box(530 + at * 104, 466 - share * 1.5, 70, share * 1.5, Object.values(draft)[at] ?? ink),
    ),
    ...['50 %', '33.3 %', '90 %', '30 %'].map((text, at) => words(530 + at * 104, 494, text, 24, grey)),
  ],
  [
    ...segments.flatMap(([name, ...values], at) => [
      ...values.map((value, month) =>
        box(34 + at * 122 + month * 36, 410 - value * 3.6, 34, value * 3.6, columns[month] ?? ink),
      ),
      ...values.map((value, month) =>
        words(37 + at * 122 + month * 36, 404 - value * 3.6, `${value}`, 24, grey),
      ),
      words(36 + at * 122, 438, name, 24, grey),
    ]),
    box(28, 410, 606, 2, '#7F7F7F'),
    ...['January', 'February', 'March'].flatMap((name, at) => [
      box(36 + at * 180, 466, 20, 20, columns[at] ?? ink),
      words(64 + at * 180, 485, name, 24, grey),
    ]),
    ...bullets(652, 124, 24, [
      'Subscribers: recovery',
      'Gift cards: volatile',
      'Café: see comments',
      'Offices: best segment',
      'Events: not valid',
      'Called: 90 %',
      'Not called: 30 %',
      'n differs by segment',
      'Rounding possible',
      'Sources: CRM, till',
    ]),
  ],
  [
    ...[
      ['Activity', 'Owner', 'January', 'February', 'March', 'Status'],
      ['Welcome call', 'various', '27', '26', '27', 'ongoing'],
      ['Newsletter', 'marketing', '2', '2', '3', 'ongoing'],
      ['Survey', 'tbd', '–', '–', '1', 'planned'],
      ['Voucher', 'till', '14', '9', '22', 'review'],
      ['Tasting', 'café', '1', '–', '1', 'done'],
      ['Letter', 'office', '–', '40', '–', 'stopped'],
    ].flatMap((row, at) => [
      box(24, 84 + at * 42, 912, 40, at % 2 === 0 ? '#FFFFFF' : '#DCE6F2'),
      ...row.map((text, cell) =>
        words(
          [32, 222, 388, 520, 664, 790][cell] ?? 0,
          113 + at * 42,
          text,
          26,
          at === 0 ? draft.blue : '#262626',
          at === 0,
        ),
      ),
    ]),
    ...bullets(28, 416, 26, [
      'In total 80 of 240 customers were reached by call (33.3 %)',
      'Reasons for non-calling are manifold (time, ownership)',
      'Process harmonization would be desirable',
    ]),
  ],
  [
    ...lines(
      28,
      116,
      26,
      [
        'With regard to resources it should be noted that a welcome call,',
        'including looking up the number and the entry in the system,',
        'takes approx. six minutes on average. Assuming around 80 new',
        'customers a month, full coverage would lead to an additional',
        'effort that has to be assessed in the light of the workload.',
      ],
      '#262626',
    ),
    ...(
      [
        ['Pro', draft.green, ['Effects appear positive', 'Customers give feedback', 'Team likes it']],
        ['Con', draft.red, ['Time', 'Cost', 'Not everyone answers']],
      ] as const
    ).flatMap(([name, fill, texts], at) => [
      box(28 + at * 460, 290, 440, 46, fill),
      words(44 + at * 460, 323, name, 28, '#FFFFFF', true),
      ...bullets(44 + at * 460, 376, 28, texts),
    ]),
  ],
  [
    ...bullets(28, 128, 30, [
      'Align on findings',
      'Discuss possible extension of outreach activities',
      'Clarify responsibilities',
      'Evaluate tool landscape',
      'Define KPIs',
      'Schedule follow-up meeting',
    ]),
    box(540, 350, 380, 140, draft.orange),
    words(572, 420, 'Questions?', 56, '#FFFFFF', true),
    words(572, 464, 'Thank you for your attention!', 24, '#FFFFFF'),
  ],
];
