/** The company's promises and limits (F23). Pages refer to these and state no other figures. */
export const facts = {
  founded: 2025,
  /** Business days until a message or request is answered. */
  replyDays: 1,
  /** Hours; the average response time of support. */
  supportResponseHours: 2,
  /** Hours for which the link in a verification email is valid. */
  verificationLinkHours: 24,
  /** Days within which either side may ask for a second reader of a dispute. */
  secondReaderDays: 14,
  /** Hours within which a report is investigated. */
  reportHours: 24,
  /** Business days until a withdrawal arrives. */
  withdrawalDays: '1-2',
  /** Minutes of the free consultation. */
  consultationMinutes: 30,
  /** Days of support for an automation, counted from the buyer's approval. */
  automationSupportDays: 30,
  languages: '35+',
  /** Days of notice before fees change. */
  feeNoticeDays: 30,
  /** The payments of this many months are the limit of liability. */
  liabilityMonths: 12,
  /** The minimum age in years without parental consent. */
  minimumAge: 18,
  /** The recommended number of characters. Not enforced. */
  passwordLength: 8,
  /** API requests an hour. */
  apiLimits: { standard: '1000', enterprise: '10,000' },
  /** The date of the legal pages. */
  legalDate: 'January 1, 2024',
  /** The day on which the legal pages were last compared with the site. */
  legalReviewed: 'November 22, 2026',
} as const;
