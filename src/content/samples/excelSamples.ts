import type { Sample } from './sample.ts';

/* SAMPLES: replace them with your own finished work. */

const summary = {
  columns: ['Month', 'Orders', 'Revenue in €'],
  kinds: [undefined, 'figure', 'figure'],
} as const;
const contacts = {
  columns: ['Name', 'Email', 'Last contact'],
  kinds: [undefined, undefined, 'figure'],
} as const;

export const excelSamples: readonly [Sample, ...Sample[]] = [
  {
    heading: 'The missing March',
    text: 'One month’s amounts had been imported as text. They looked like numbers, but every sum skipped them. The notes name the cells and the cause.',
    picture: {
      kind: 'cells',
      before: {
        ...summary,
        label: 'Summary as it arrived: March is missing from the total',
        rows: [
          ['January', '42', '4,620'],
          ['February', '38', '4,180'],
          ['March', '55', { text: '0', mood: 'wrong' }],
          ['Total', '135', '8,800'],
        ],
        foot: ['Checks', '0', '–'],
      },
      after: {
        ...summary,
        label: 'Summary as it went back: the total is right, and checked',
        rows: [
          ['January', '42', '4,620'],
          ['February', '38', '4,180'],
          ['March', '55', { text: '6,050', mood: 'right' }],
          ['Total', '135', '14,850'],
        ],
        foot: ['Checks', '4', { text: 'OK', mood: 'right' }],
      },
    },
    reasons: [
      'March’s 55 amounts are numbers again. None of them was changed.',
      'Each total now has a second calculation beside it. A check turns red when the two differ.',
      'The notes sheet lists what was wrong, which cells changed and how to add a month.',
    ],
    files: [
      { name: 'orders-after.xlsx', label: 'The repaired workbook (Excel, LibreOffice)' },
      { name: 'orders-before.xlsx', label: 'The untouched original' },
    ],
  },
  {
    heading: 'Three lists, three people',
    text: 'A shop had the same customers in three lists: from the till, the newsletter and the phone. Each list wrote names, addresses and dates in its own way.',
    picture: {
      kind: 'cells',
      names: { before: 'Before: three lists of two rows', after: 'After: one list' },
      before: {
        ...contacts,
        label: 'The three lists, one below the other',
        rows: [
          ['Ana Ruiz', 'ana@ruiz.example', '19/03/2025'],
          ['Ben Ito', 'ben@ito.example', '02/11/2024'],
          ['RUIZ, Ana', 'ANA@ruiz.example', { text: '45735', mood: 'wrong' }],
          ['WEBER, Carla', { text: 'carla.weber@post', mood: 'wrong' }, { text: '45664', mood: 'wrong' }],
          ['Ben Ito', 'ben@ito.example', 'Feb 3, 2025'],
          ['Carla Weber', { text: 'carla.weber@post', mood: 'wrong' }, 'Dec 12, 2024'],
        ],
      },
      after: {
        ...contacts,
        label: 'The list that went back',
        rows: [
          ['Ana Ruiz', 'ana@ruiz.example', '2025-03-19'],
          ['Ben Ito', 'ben@ito.example', '2025-02-03'],
          ['Carla Weber', { text: 'carla.weber@post (ask)', mood: 'aside' }, '2025-01-07'],
        ],
        foot: ['Checks', { text: '1 to ask', mood: 'aside' }, { text: '3 OK', mood: 'right' }],
      },
    },
    reasons: [
      'Two rows are one person if both name and address match, whatever their order and capitals. The name alone is not enough.',
      '45735 is how a spreadsheet counts days: March 19, 2025. The till’s 19/03 shows that its dates begin with the day, so 02/11 is in November.',
      'Of two dates, the later one stays. All dates are real dates now, and sort as such.',
      'Carla’s address has no ending in either of her rows. No one made one up: the check stays red until she is asked.',
    ],
    files: [
      { name: 'contacts.xlsx', label: 'The list, with checks, notes and all six rows (Excel, LibreOffice)' },
    ],
  },
];
