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
