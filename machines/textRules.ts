export const isBlank = (text: string): boolean => text.trim() === '';

/** `name@host`, with one @ and no inner white space or control character (decision Q2). */
export const hasEmailShape = (email: string): boolean => /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u.test(email.trim());

/** A host without a dot is on no public network, so a reply would probably be lost (decision Q2). */
export const isDoubtfulEmail = (email: string): boolean =>
  hasEmailShape(email) && !/@[^.].*\../u.test(email.trim());

/** Each run of control characters and line breaks becomes a space (decision C15). */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');

/** In UTF-16 code units, without characters that nobody sees, such as zero-width ones (decision C16). */
export const visibleLength = (text: string): number =>
  text.replace(/(?![\t\n])[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu, '').length;

const lineWith = (text: string, line: string): number =>
  text.split('\n').findIndex((own) => own.trimStart().startsWith(line.trimEnd()));

const missingLines = (text: string, lines: string): string[] =>
  lines.split('\n').filter((line) => lineWith(text, line) < 0);

/** The text with those lines at its end that none of its own begins with. */
export const withLines = (text: string, lines: string): string => {
  const added = missingLines(text, lines).join('\n');
  return added === '' ? text : text + (/[^\n]$/.test(text) ? '\n' : '') + added;
};

/** A text and a place in it, in UTF-16 code units. */
export interface Caret {
  readonly text: string;
  readonly at: number;
}

/** A text with added lines, and the end of the first new one, or of the first, if it had them all. */
export const caretIn = (before: string, lines: string): Caret => {
  const text = withLines(before, lines);
  const [first = lines.replace(/\n.*/s, '')] = missingLines(before, lines);
  const upTo = text.split('\n').slice(0, lineWith(text, first) + 1);
  return { text, at: upTo.join('\n').length };
};

/** One text of two versions of what was `shared`: the one that has changed or says more, else both. */
export const joined = (own: string, offered: string, shared: string): string => {
  if (isBlank(own) || isBlank(offered)) return isBlank(offered) ? own : offered;
  if (offered === shared || own.includes(offered)) return own;
  return own === shared || offered.includes(own) ? offered : `${own}\n\n${offered}`;
};
