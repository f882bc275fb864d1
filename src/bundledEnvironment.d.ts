/** The variables of the environment that the bundler replaces by their values; `.env.example` explains them. */
declare const process: {
  readonly env: {
    readonly NODE_ENV?: string;
    readonly SITE_NAME?: string;
    readonly SITE_URL?: string;
    readonly CONTACT_EMAIL?: string;
    readonly FORM_ENDPOINT?: string;
    readonly REQUEST_ENDPOINT?: string;
    readonly NEWSLETTER_ENDPOINT?: string;
    readonly ORDER_ENDPOINT?: string;
    readonly BOOKING_URL?: string;
    readonly CAPABILITIES_OFF?: string;
    readonly DEMONSTRATION?: string;
    readonly ATTACHMENT_LIMIT_BYTES?: string;
  };
};
