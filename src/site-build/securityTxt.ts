/** Where hosts have it (RFC 9116, 3). */
export const securityTxtFile = '.well-known/security.txt';

/** RFC 9116, 2.5.5 recommends less than a year. */
const validDays = 364;

/** `reviewed`: ISO 8601. Not the day of the build: the same source makes the same files (decision B49). */
export const expiryOf = (reviewed: string): Date =>
  new Date(Date.parse(`${reviewed}T00:00:00Z`) + validDays * 24 * 60 * 60 * 1000);

/** The text of security.txt (RFC 9116): where to report a vulnerability. Throws if `reviewed` is no day. */
export const securityTxt = (
  { siteUrl, contactEmail }: { readonly siteUrl: string; readonly contactEmail: string },
  reviewed: string,
): string =>
  [
    `Contact: mailto:${contactEmail}?subject=Security`,
    `Expires: ${expiryOf(reviewed).toISOString().replace('.000Z', 'Z')}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/${securityTxtFile}`,
    '',
  ].join('\n');
