import fc from 'fast-check';

const characters = ['a', ' ', 'é', '👩‍👩‍👧', '\r', '\n', '\t', '\u001b', '\u2028'];

/** An entered text with characters of every kind that rules tell apart. */
export const anyText = fc.record({ value: fc.string({ unit: fc.constantFrom(...characters) }) });

/** Lines to add to a text. */
export const anyLines: fc.Arbitrary<string> = fc
  .uniqueArray(fc.constantFrom('What I have: ', 'What I want back: ', 'By when:', ''), { minLength: 1 })
  .map((lines) => lines.join('\n'));
