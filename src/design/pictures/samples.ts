/** What stands in the pictures' cells and papers: part of the drawing. A page may hand in its own. */

export interface ServiceSamples {
  /** The typed lines as [kept, struck out, kept]; `inserted` goes in above the second line, before character `at`. */
  'content-editing': {
    readonly lines: readonly (readonly [string, string, string])[];
    readonly inserted: string;
    readonly at: number;
  };
  /** A heading of two lines and how its text begins, each at most 11 letters. */
  'website-copywriting': { readonly heading: readonly string[]; readonly body: string };
}

export const serviceSamples: ServiceSamples = {
  'content-editing': {
    lines: [
      ['We ', 'will do our best', ''],
      ['', 'to ', 'reply'],
      ['', 'in due course', '.'],
    ],
    inserted: 'in 1 day',
    at: 8,
  },
  'website-copywriting': { heading: ['Bikes fixed', 'by Friday.'], body: 'No queues,' },
};

/** The words in the hero's sheet: four column heads, five rows, the last row's name. At most 9 letters each. */
export interface HeroWords {
  readonly head: readonly [string, string, string, string];
  readonly names: readonly [string, string, string, string, string];
  readonly total: string;
}

export const heroWords: HeroWords = {
  head: ['Item', 'Qty', 'Price', 'Amount'],
  names: ['Paper', 'Toner', 'Labels', 'Folders', 'Envelopes'],
  total: 'Total',
};
