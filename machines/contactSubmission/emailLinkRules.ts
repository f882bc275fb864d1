import type { TextFields } from './contactSubmissionFields.ts';

/** In characters. Some e-mail programs on Windows accept only about 2,000. */
const limit = 2_000;
const subjectLimit = 300;
const signatureLimit = 400;

/** As much of the text as fits, percent-encoded. RFC 6068 wants CRLF for a line break. */
const encoded = (text: string, room: number): { value: string; isCut: boolean } => {
  let value = '';
  for (const character of text.replace(/\r\n?|\n/g, '\r\n')) {
    // Half a surrogate pair cannot be encoded.
    const next = encodeURIComponent(/\p{Surrogate}/u.test(character) ? '\uFFFD' : character);
    if (value.length + next.length > room) return { value, isCut: true };
    value += next;
  }
  return { value, isCut: false };
};

/** A `mailto:` address (RFC 6068), at most 2,000 characters plus the recipient's. `isCut`: a text did not fit. */
export const emailLink = (
  recipient: string,
  { name, email, company, subject, message, ...more }: TextFields,
): { readonly href: string; readonly isCut: boolean } => {
  const others = Object.values<unknown>(more).filter((text) => typeof text === 'string');
  const signature = [name, company, email, ...others].filter((text) => text.trim() !== '').join('\n');
  const title = encoded(subject, subjectLimit);
  const end = encoded(signature === '' ? '' : `\n\n${signature}`, signatureLimit);
  const start = `?subject=${title.value}&body=`;
  const text = encoded(message, limit - 'mailto:'.length - start.length - end.value.length);
  const body = text.value + end.value;
  const query = title.value === '' && body === '' ? '' : start + body;
  return { href: `mailto:${recipient}${query}`, isCut: title.isCut || end.isCut || text.isCut };
};
