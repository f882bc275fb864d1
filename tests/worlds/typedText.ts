import fc from 'fast-check';

/** What a field of one line holds after a text was entered: what is left of a line break or another control character is a space. */
export const inOneLine = (text: string): string => {
  const pieces = text.split(/\p{Cc}|\u2028|\u2029/u);
  return pieces.filter((piece, at) => piece !== '' || at === 0 || at === pieces.length - 1).join(' ');
};

const characters = ['a', ' ', 'é', '👩‍👩‍👧', '\r', '\n', '\t', '\u001b', '\u2028'];

/** An entered text with characters of every kind that rules tell apart. */
export const anyText = fc.record({ value: fc.string({ unit: fc.constantFrom(...characters) }) });
