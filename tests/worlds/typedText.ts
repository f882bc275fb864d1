import fc from 'fast-check';

const characters = ['a', ' ', 'é', '👩‍👩‍👧', '\r', '\n', '\t', '\u001b', '\u2028'];

/** An entered text with characters of every kind that rules tell apart. */
export const anyText = fc.record({ value: fc.string({ unit: fc.constantFrom(...characters) }) });
