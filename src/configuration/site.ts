interface SiteSettings {
  readonly name: string;
  /** One line, for the web app manifest and structured data. */
  readonly tagline: string;
  /** Absolute, without a trailing slash. */
  readonly siteUrl: string;
  readonly contactEmail: string;
  /** A path of this site or the absolute URL of a form service. Empty: the form sends nothing and says so. */
  readonly formEndpoint: string;
  /** Like the form's. Empty: the dialog sends nothing and says so (decision Q9). */
  readonly requestEndpoint: string;
  /** A path of this site that takes newsletter sign-ups. Empty: none are taken, and a live site must not offer any. */
  readonly newsletterEndpoint: string;
  /** A path of this site, under which visitor and owner follow each request. Empty: they write e-mails. */
  readonly orderEndpoint: string;
  /** A scheduling page. Empty: no link is shown (decision Q11). */
  readonly bookingUrl: string;
  /** In bytes. */
  readonly attachmentLimit: number;
  readonly company: { readonly name: string; readonly address: string };
}

/** Variables of docs/configuration.md win over these. Square brackets mark placeholders. */
export const siteSettings: SiteSettings = {
  name: 'Deskhand',
  tagline: 'Small desk tasks, done by independent professionals',
  siteUrl: 'https://deskhand.example',
  contactEmail: 'hello@deskhand.example',
  formEndpoint: '/api/contact',
  requestEndpoint: '/api/request',
  newsletterEndpoint: '/api/newsletter',
  orderEndpoint: '/orders',
  bookingUrl: 'https://booking.example/deskhand',
  attachmentLimit: 10 * 1024 * 1024,
  company: {
    name: '[Registered name of the company]',
    address: '[Street and number, postal code and city, country]',
  },
};

/** When somebody last checked `contactEmail` and SECURITY.md. `security.txt` expires a year later. */
export const securityReviewed = '2026-11-22';
