/** The words in the cells and papers of the pictures: part of the drawing. */

export const serviceSamples = {
  /** The typed lines as [kept, struck out, kept]; `inserted` goes in above the second line, before character `at`. */
  'content-editing': {
    lines: [
      ['We ', 'will do our best', ''],
      ['', 'to ', 'reply'],
      ['', 'in due course', '.'],
    ],
    inserted: 'in 1 day',
    at: 8,
  },
  /** A heading of two lines and how its text begins, each at most 11 letters. */
  'website-copywriting': { heading: ['Bikes fixed', 'by Friday.'], body: 'No queues,' },
} as const;

/** The words in the hero's sheet: four column heads, five rows, the last row's name. At most 9 letters each. */
export const heroWords = {
  head: ['Item', 'Qty', 'Price', 'Amount'],
  names: ['Paper', 'Toner', 'Labels', 'Folders', 'Envelopes'],
  total: 'Total',
} as const;
