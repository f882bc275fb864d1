/**
 * Who runs the site, and where it is. The environment wins over the settings that have a variable in
 * docs/configuration.md, because they may differ between deployments.
 */
export const siteSettings = {
  /** The product's name: titles, top bar, footer and every text. */
  name: 'Deskhand',
  /** What the product is, in one line: the web app manifest and structured data. */
  tagline: 'Small desk tasks, done by independent professionals',
  /** Where the site will be deployed: absolute, without a trailing slash. */
  siteUrl: 'https://deskhand.example',
  /** Where visitors can write directly. */
  contactEmail: 'hello@deskhand.example',
  /** A path of this site or the absolute URL of a form service. Empty: the form sends nothing and says so. */
  formEndpoint: '/api/contact',
  /** Like the form's. Empty: the dialog sends nothing and says so (decision Q9). */
  requestEndpoint: '/api/request',
  /** A scheduling page. Empty: no link is shown (decision Q11). */
  bookingUrl: '',
  /** The largest attachment of the contact form, in bytes (F10: 10 MB). */
  attachmentLimit: 10 * 1024 * 1024,
  /** Who answers for the site: shown on the legal pages. */
  company: {
    name: 'Deskhand (registered name)',
    address: 'Street and number, postal code and city, country',
  },
} as const;
