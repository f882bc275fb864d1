/**
 * The only module that reads the environment, besides `content/demonstration.ts`; see `.env.example`. The bundler
 * replaces each `process.env.NAME` at build time, so the names must be written out.
 */

/** In bytes (F10: 10 MB). */
const attachmentLimit = Number(process.env.ATTACHMENT_LIMIT_BYTES ?? 10 * 1024 * 1024);
if (!Number.isSafeInteger(attachmentLimit) || attachmentLimit <= 0) {
  throw new Error('ATTACHMENT_LIMIT_BYTES must be a whole number of bytes greater than 0');
}

if (!['on', 'off'].includes(process.env.DEMONSTRATION || 'on')) {
  throw new Error('DEMONSTRATION must be "on" or "off"');
}

export const config = {
  name: process.env.SITE_NAME ?? 'Deskhand',
  /** Absolute, without a trailing slash. */
  siteUrl: (process.env.SITE_URL ?? 'https://deskhand.example').replace(/\/+$/, ''),
  contactEmail: process.env.CONTACT_EMAIL ?? 'hello@deskhand.example',
  /** A path of this site or the absolute URL of a form service. Empty: the form sends nothing and says so. */
  formEndpoint: process.env.FORM_ENDPOINT ?? '/api/contact',
  /** Like the form's. Empty: the dialog sends nothing and says so (decision Q9). */
  requestEndpoint: process.env.REQUEST_ENDPOINT ?? '/api/request',
  /** A scheduling page. Empty: no link is shown (decision Q11). */
  bookingUrl: process.env.BOOKING_URL ?? 'https://booking.example/deskhand',
  attachmentLimit,
} as const;
