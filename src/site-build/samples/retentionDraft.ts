import { lightColors } from '../../configuration/look.ts';
import type { Mark } from './drawing.ts';
import { box, bullets, draft, lines, words } from './marks.ts';

const { ink } = lightColors;

const segments = [
  ['Subscribers', 61, 54, 58],
  ['Gift cards', 33, 29, 35],
  ['Café guests', 48, 50, 44],
  ['Offices', 72, 64, 69],
  ['Events', 18, 22, 20],
] as const;
const columns = [draft.red, draft.green, draft.purple];

export const retentionDraft: readonly Mark[][] = [
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
