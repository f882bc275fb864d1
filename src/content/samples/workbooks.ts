/* SAMPLES: what the build writes into the workbooks of `excelSamples.ts`. */

export const workbookWords = {
  check: 'Check',
  result: 'Result',
  ok: 'OK',
  failed: 'Look here',
} as const;

/** The build makes the orders of a month add up to its revenue. */
export const ordersWorkbook = {
  columns: ['Month', 'Orders', 'Revenue in €'],
  months: [
    { month: 'January', orders: 42, revenue: 4620 },
    { month: 'February', orders: 38, revenue: 4180 },
    { month: 'March', orders: 55, revenue: 6050, isText: true },
  ],
  laterMonths: ['April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
  total: 'Total',
  checks: [
    'Every order is in a month of the summary',
    'The revenue is the sum of all orders',
    'No amount is stored as text',
    'No order number occurs twice',
  ],
  notes: [
    ['What was wrong', 'The total was 8,800 although the shop had sold for more.'],
    ['Why', 'The amounts of March (Orders, C82 to C136) came from another import and were stored as text.'],
    ['What changed', 'Orders, C82 to C136: from text to numbers. No amount was changed.'],
    ['What is new', 'The sheets Checks and Notes. A check turns red and says “Look here” when it fails.'],
    [
      'How to add a month',
      'Add its orders below the last row. The summary has all twelve months and counts the new rows.',
    ],
    ['About this file', 'Made for a website as an example. The shop and its orders are invented.'],
  ],
} as const;

/** The three lists, whose rows have the date as it arrived and the day (ISO 8601) that it means. */
export const contactsWorkbook = {
  columns: ['Name', 'Email', 'Last contact', 'Rows merged'],
  people: [
    { name: 'Ana Ruiz', email: 'ana@ruiz.example' },
    { name: 'Ben Ito', email: 'ben@ito.example' },
    { name: 'Carla Weber', email: 'carla.weber@post' },
  ],
  listColumns: ['List', 'Name', 'Email', 'Last contact, as it arrived', 'Last contact', 'Is now'],
  rows: [
    ['Till', 'Ana Ruiz', 'ana@ruiz.example', '19/03/2025', '2025-03-19', 'Ana Ruiz'],
    ['Till', 'Ben Ito', 'ben@ito.example', '02/11/2024', '2024-11-02', 'Ben Ito'],
    ['Newsletter', 'RUIZ, Ana', 'ANA@ruiz.example', '45735', '2025-03-19', 'Ana Ruiz'],
    ['Newsletter', 'WEBER, Carla', 'carla.weber@post', '45664', '2025-01-07', 'Carla Weber'],
    ['Phone', 'Ben Ito', 'ben@ito.example', 'Feb 3, 2025', '2025-02-03', 'Ben Ito'],
    ['Phone', 'Carla Weber', 'carla.weber@post', 'Dec 12, 2024', '2024-12-12', 'Carla Weber'],
  ],
  checks: [
    'Every row of the three lists is in the list of contacts',
    'No address occurs twice',
    'Every date is a date, not text',
    'Every address has an ending',
  ],
  notes: [
    [
      'What was wrong',
      'Six rows were three people. The dates had three formats, and one address has no ending.',
    ],
    ['How rows were matched', 'By name and address together, whatever their order and capitals.'],
    [
      'Dates',
      '45735 and 45664 count days, as spreadsheets do: 2025-03-19 and 2025-01-07. 19/03/2025 can only begin with the day, so in the same list 02/11/2024 is 2024-11-02. Of two dates, the later one stays.',
    ],
    ['What is open', 'The end of carla.weber@post. Its check says “Look here” until you have asked her.'],
    ['Nothing is lost', 'The sheet Lists has all six rows as they arrived, and says who each one is now.'],
    ['About this file', 'Made for a website as an example. The shop and its customers are invented.'],
  ],
} as const;
