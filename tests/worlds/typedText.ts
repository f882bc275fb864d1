import fc from 'fast-check';

const characters = ['a', ' ', 'é', '👩‍👩‍👧', '\r', '\n', '\t', '\u001b', '\u2028'];

/** An entered text with characters of every kind that rules tell apart. */
export const anyText = fc.record({ value: fc.string({ unit: fc.constantFrom(...characters) }) });

/** Lines to add to a text. */
export const anyLines: fc.Arbitrary<string> = fc
  .uniqueArray(fc.constantFrom('What I have: ', 'What I want back: ', 'By when:', ''), { minLength: 1 })
  .map((lines) => lines.join('\n'));

const codePoint = fc
  .oneof(fc.integer({ min: 0, max: 0x20ff }), fc.integer({ min: 0, max: 0x10ffff }))
  .map((point) => String.fromCodePoint(point));

/** Any characters, halves of pairs too. fast-check's own `unit: 'binary'` takes seconds to be made. */
export const anyCharacters = (limits: { readonly minLength?: number; readonly maxLength?: number } = {}) =>
  fc.string({ unit: codePoint, ...limits });
