export const serviceSamples = {
  /** Lines as [start, struck out, end]. `inserted` goes above the second line, before character `at`. */
  edits: {
    lines: [
      ['We ', 'will do our best', ''],
      ['', 'to ', 'reply'],
      ['', 'in due course', '.'],
    ],
    inserted: 'in 1 day',
    at: 8,
  },
  /** At most 11 letters a line. */
  page: { heading: ['Bikes fixed', 'by Friday.'], body: 'No queues,' },
} as const;

/** At most 9 letters each. */
export const heroWords = {
  head: ['Item', 'Qty', 'Price', 'Amount'],
  names: ['Paper', 'Toner', 'Labels', 'Folders', 'Envelopes'],
  total: 'Total',
} as const;
