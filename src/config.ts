import { capabilities } from './configuration/capabilities.ts';
import { siteSettings } from './configuration/site.ts';

/**
 * The settings of `configuration/site.ts` that scripts need, and the environment over them. The bundler replaces each
 * `process.env.NAME`, so the names must be written out. `site-build/checkSettings.ts` finds mistakes: here they would be code
 * that every page loads.
 */
export const config = {
  name: process.env.SITE_NAME ?? siteSettings.name,
  /** Absolute, without a trailing slash. */
  siteUrl: (process.env.SITE_URL ?? siteSettings.siteUrl).replace(/\/+$/, ''),
  contactEmail: process.env.CONTACT_EMAIL ?? siteSettings.contactEmail,
  formEndpoint: process.env.FORM_ENDPOINT ?? siteSettings.formEndpoint,
  requestEndpoint: process.env.REQUEST_ENDPOINT ?? siteSettings.requestEndpoint,
  newsletterEndpoint: process.env.NEWSLETTER_ENDPOINT ?? siteSettings.newsletterEndpoint,
  /** Empty while the site has no orders. */
  orderEndpoint: capabilities.orders ? (process.env.ORDER_ENDPOINT ?? siteSettings.orderEndpoint) : '',
  bookingUrl: process.env.BOOKING_URL ?? siteSettings.bookingUrl,
  attachmentLimit: Number(process.env.ATTACHMENT_LIMIT_BYTES ?? siteSettings.attachmentLimit),
  demonstration: process.env.DEMONSTRATION || 'on',
  /** Where sign-ups go; empty while there are none: a demonstration sends nothing (decision H8). */
  newsletterPath:
    capabilities.newsletter && process.env.DEMONSTRATION === 'off'
      ? (process.env.NEWSLETTER_ENDPOINT ?? siteSettings.newsletterEndpoint)
      : '',
} as const;
