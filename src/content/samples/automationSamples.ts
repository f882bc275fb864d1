import type { Sample } from './sample.ts';

/* SAMPLES: replace them with your own finished work. */

const steps = { kinds: ['time'] } as const;

/** The logs are what the routines in `src/site-build/samples` make of `orderEmails` and `invoiceRun`. */
export const automationSamples: readonly [Sample, ...Sample[]] = [
  {
    heading: 'Orders that enter themselves',
    text: 'A bakery took orders by email and typed each one into a sheet. Now the routine does the typing. If it doesn’t understand an order, it doesn’t guess.',
    picture: {
      kind: 'cells',
      names: { before: 'By hand, every morning', after: 'Log of the routine' },
      before: {
        ...steps,
        label: 'By hand, every morning',
        rows: [
          ['7:40', 'Open five emails, one after the other'],
          ['7:48', 'Type each order into the sheet'],
          ['8:05', 'Notice that “two more” has no number; look for last week’s email'],
          ['8:15', 'Write five replies'],
          ['8:25', 'Start baking'],
        ],
      },
      after: {
        ...steps,
        label: 'Log of the routine',
        rows: [
          ['7:02', 'Café Anton: 2 rows entered, reply drafted'],
          ['7:10', 'Hotel Linden: 1 row entered, reply drafted'],
          ['7:31', { text: 'Mara: Set aside: no day, no amount', mood: 'aside' }],
          ['7:44', 'Station kiosk: 2 rows entered, reply drafted'],
          ['8:05', { text: 'School kitchen: Set aside: 400 rolls is over 200', mood: 'aside' }],
        ],
        foot: ['Sum', '5 read, 3 entered, 2 for you'],
      },
    },
    reasons: [
      'It enters an order only if it finds a day and an amount for every item.',
      'More than 200 of anything waits for a person. The baker chose that limit.',
      'Every reply is a draft. A person presses Send.',
    ],
    files: [
      { name: 'order-emails.txt', label: 'The five emails it read' },
      { name: 'order-rows.csv', label: 'The rows it entered' },
      { name: 'order-log.txt', label: 'Its log' },
    ],
  },
  {
    heading: 'Reminders that know who has paid',
    text: 'A carpenter compared invoices with the bank every Monday and wrote reminders until noon. Now the routine compares, and the reminders wait as drafts.',
    picture: {
      kind: 'cells',
      names: { before: 'By hand, on Monday, May 11', after: 'Log of the routine, the same day' },
      before: {
        ...steps,
        label: 'By hand, on Monday, May 11',
        rows: [
          ['9:00', 'Print the bank’s list and tick off five invoices'],
          ['9:50', 'Count the days since each was due'],
          ['10:20', 'Write four reminders'],
          ['11:30', 'A call from Studio Vale: they paid on Friday'],
          ['11:40', 'Apologize. Start work'],
        ],
      },
      after: {
        ...steps,
        label: 'Log of the routine, the same day',
        rows: [
          ['2029', { text: 'Bell & Sons: Set aside: 42 days late, reminded twice', mood: 'aside' }],
          ['2031', 'Studio Vale: paid in full, closed'],
          ['2034', 'Hotel Linden: 11 days late, reminder drafted'],
          ['2036', { text: 'Mara Voss: Set aside: €600 of €640 is paid', mood: 'aside' }],
          ['2038', 'Park School: 3 days late, waits for day 7'],
        ],
        foot: ['Sum', '5 read, 1 closed, 1 drafted, 1 waits, 2 for you'],
      },
    },
    reasons: [
      'It reads the bank’s list first. Whoever has paid gets no reminder.',
      'Whoever paid another sum waits for a person: the missing €40 may be a discount that was promised on the phone.',
      'It says nothing for six days, since a transfer takes time, and writes twice at most. After that, a call does more than a third letter.',
      'Every reminder is a draft. The carpenter reads it and presses Send.',
    ],
    files: [
      { name: 'invoices.csv', label: 'The open invoices it read' },
      { name: 'payments.csv', label: 'The bank’s list it read' },
      { name: 'reminders.txt', label: 'The reminder it drafted' },
      { name: 'invoice-log.txt', label: 'Its log' },
    ],
  },
];

/** ISO 8601. */
export const orderDay = '2026-05-11';

export const orderEmails = [
  {
    time: '7:02',
    from: 'Café Anton',
    text: 'Good morning! For tomorrow 40 rolls and 6 rye loaves, please.',
  },
  { time: '7:10', from: 'Hotel Linden', text: 'Please send 25 croissants on Friday.' },
  { time: '7:31', from: 'Mara', text: 'The same as always, but two more.' },
  { time: '7:44', from: 'Station kiosk', text: '12 pretzels and 10 rolls for tomorrow. Thanks!' },
  { time: '8:05', from: 'School kitchen', text: '400 rolls for tomorrow, please.' },
] as const;

/** Open invoices and the bank's list, in euros, on a day (ISO 8601). */
export const invoiceRun = {
  today: '2026-05-11',
  invoices: [
    { number: '2029', customer: 'Bell & Sons', amount: 2100, due: '2026-03-30', reminders: 2 },
    { number: '2031', customer: 'Studio Vale', amount: 480, due: '2026-04-24', reminders: 0 },
    { number: '2034', customer: 'Hotel Linden', amount: 1250, due: '2026-04-30', reminders: 0 },
    { number: '2036', customer: 'Mara Voss', amount: 640, due: '2026-04-27', reminders: 0 },
    { number: '2038', customer: 'Park School', amount: 310, due: '2026-05-08', reminders: 0 },
  ],
  payments: [
    { day: '2026-05-07', invoice: '2036', amount: 600 },
    { day: '2026-05-08', invoice: '2031', amount: 480 },
  ],
  reminder:
    'Dear {customer},\n\nOur invoice {number} for €{amount} was due on {due}. Have you overlooked it? If you have paid in the meantime, please ignore this letter.\n',
} as const;
