/** Characters that can steer a terminal or reorder its text; not the joiners that emoji and Persian need. */
const unsafe = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

const escapeOf = (character: string): string => {
  const code = character.codePointAt(0) ?? 0;
  if (code <= 0xff) return `\\x${code.toString(16).padStart(2, '0')}`;
  return code <= 0xffff ? `\\u${code.toString(16).padStart(4, '0')}` : `\\u{${code.toString(16)}}`;
};

export const oneLine = (text: string): string => text.replace(unsafe, escapeOf);

/** Line breaks remain; a tab becomes a blank. */
export const lines = (text: string): string[] =>
  text.replace(/\r\n?/g, '\n').replaceAll('\t', ' ').split('\n').map(oneLine);

/** JSON with every unsafe character escaped; parses to the same value. */
export const safeJson = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(unsafe, (character) =>
    character === '\n'
      ? character
      : Array.from(
          { length: character.length },
          (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`,
        ).join(''),
  );

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const wide =
  /^[\p{Emoji_Presentation}\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff01-\uff60]|\ufe0f/u;
const widthOf = (grapheme: string): number => {
  if (/^[\p{Mn}\p{Me}\u200c\u200d]/u.test(grapheme)) return 0;
  return wide.test(grapheme) ? 2 : 1;
};

/** In columns of a terminal, approximately. */
export function width(text: string): number {
  if (/^[ -~]*$/.test(text)) return text.length; // Most are, and a long list has many.
  let columns = 0;
  for (const { segment } of graphemes.segment(text)) columns += widthOf(segment);
  return columns;
}

export function cut(text: string, columns: number): string {
  if (width(text) <= columns) return text;
  let kept = '';
  let used = 0;
  for (const { segment } of graphemes.segment(text)) {
    used += widthOf(segment);
    if (used > columns - 1) break;
    kept += segment;
  }
  return `${kept}…`;
}
