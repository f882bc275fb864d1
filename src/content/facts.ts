/** What Deskhand promises and limits, once (F23): pages refer to these and state no other figures. */
export const facts = {
  founded: 2025,
  /** Business days until a message or request is answered. */
  replyDays: 1,
  /** Hours; the average response time of support. */
  supportResponseHours: 2,
  /** Hours the link in a verification e-mail works. */
  verificationLinkHours: 24,
  /** Hours within which a report is investigated. */
  reportHours: 24,
  /** Business days until a withdrawal arrives. */
  withdrawalDays: '1-2',
  /** Minutes of the free consultation. */
  consultationMinutes: 30,
  /** Days of support after an automation is delivered. */
  automationSupportDays: 30,
  languages: '35+',
  /** Days' notice before fees change. */
  feeNoticeDays: 30,
  /** Months whose payments cap the liability. */
  liabilityMonths: 12,
  /** Years a user must be old, or have parental consent. */
  minimumAge: 18,
  /** Characters a password should have; stated, not enforced. */
  passwordLength: 8,
  /** API requests an hour. */
  apiLimits: { standard: '1000', enterprise: '10,000' },
  /** The day the legal pages are dated. */
  legalDate: 'January 1, 2024',
} as const;

/** Starting prices of the five popular services, in whole euros, in their order (F24). */
export const startingPrices = [50, 500, 150, 30, 100] as const;
