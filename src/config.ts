/**
 * What an adopter sets: the one module that reads the environment.
 *
 * Each value comes from an environment variable (or a `.env` file) and has a documented default, see
 * `.env.example`. The bundler replaces each `process.env.NAME` by its value at build time, which is why the
 * names are written out.
 */

/** An attachment may be this large, in bytes (F10: 10 MB, counted as 10 × 1024 × 1024). */
const attachmentLimit = Number(process.env.ATTACHMENT_LIMIT_BYTES ?? 10 * 1024 * 1024);
if (!Number.isSafeInteger(attachmentLimit) || attachmentLimit <= 0) {
  throw new Error('ATTACHMENT_LIMIT_BYTES must be a whole number of bytes greater than 0');
}

export const config = {
  /** The product's name, in titles, the top bar and the footer. */
  name: process.env.SITE_NAME ?? 'Deskhand',
  /** Absolute address of the deployed site, without a trailing slash: canonical links, sitemap, feeds. */
  siteUrl: (process.env.SITE_URL ?? 'https://deskhand.example').replace(/\/+$/, ''),
  /** Where visitors may write directly. */
  contactEmail: process.env.CONTACT_EMAIL ?? 'hello@deskhand.example',
  /** Receives the contact form's multipart POST: a path of this site or an absolute URL of a form service. */
  formEndpoint: process.env.FORM_ENDPOINT ?? '/api/contact',
  /** Receives the request dialog's payload as JSON; empty: nothing is sent (decision Q9). */
  requestEndpoint: process.env.REQUEST_ENDPOINT ?? '',
  /** External scheduling page offered after a request; empty: no link is shown (decision Q11). */
  bookingUrl: process.env.BOOKING_URL ?? '',
  attachmentLimit,
} as const;
