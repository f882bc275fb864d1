export const isBlank = (text: string): boolean => text.trim() === '';

/** Whether a text has the shape `name@host`, with one @ and no inner white space or control character (decision Q2). */
export const hasEmailShape = (email: string): boolean => /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u.test(email.trim());

/** Each run of control characters and line breaks becomes a space (decision C15). */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');

/**
 * The length of a text in UTF-16 code units, without what no reader sees: control characters other than tab and line
 * break, and characters that Unicode calls ignorable, such as zero-width ones (decision C16).
 */
export const visibleLength = (text: string): number =>
  text.replace(/(?![\t\n])[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu, '').length;
