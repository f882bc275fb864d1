interface SiteSettings {
  /** The product's name: titles, top bar, footer and every text. */
  readonly name: string;
  /** What the product is, in one line: the web app manifest and structured data. */
  readonly tagline: string;
  /** Where the site will be deployed: absolute, without a trailing slash. */
  readonly siteUrl: string;
  /** Where visitors can write directly. */
  readonly contactEmail: string;
  /** A path of this site or the absolute URL of a form service. Empty: the form sends nothing and says so. */
  readonly formEndpoint: string;
  /** Like the form's. Empty: the dialog sends nothing and says so (decision Q9). */
  readonly requestEndpoint: string;
  /** A scheduling page. Empty: no link is shown (decision Q11). */
  readonly bookingUrl: string;
  /** The largest attachment of the contact form, in bytes (F10: 10 MB). */
  readonly attachmentLimit: number;
  /** Who answers for the site, on the legal pages. */
  readonly company: { readonly name: string; readonly address: string };
}

/**
 * Who runs the site, and where it is. The environment wins over the settings that have a variable in
 * docs/configuration.md, because they may differ between deployments. What is in square brackets is a placeholder.
 */
export const siteSettings: SiteSettings = {
  name: 'Deskhand',
  tagline: 'Small desk tasks, done by independent professionals',
  siteUrl: 'https://deskhand.example',
  contactEmail: 'hello@deskhand.example',
  formEndpoint: '/api/contact',
  requestEndpoint: '/api/request',
  bookingUrl: 'https://booking.example/deskhand',
  attachmentLimit: 10 * 1024 * 1024,
  company: {
    name: '[Registered name of the company]',
    address: '[Street and number, postal code and city, country]',
  },
};

/**
 * The day on which somebody last checked that `contactEmail` is read, and that SECURITY.md is true. `security.txt`
 * expires a year later.
 */
export const securityReviewed = '2026-11-22';
