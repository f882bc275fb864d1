const replyDays = 1;

/** The company's promises and limits (F23). Pages refer to these and state no other figures. */
export const facts = {
  founded: 2025,
  /** Business days. */
  replyDays,
  /** No line ends at these spaces. */
  replyTime: `${replyDays}\u00a0business\u00a0day`,
  /** Average, in hours. */
  supportResponseHours: 2,
  verificationLinkHours: 24,
  secondReaderDays: 14,
  reportHours: 24,
  /** Business days. */
  withdrawalDays: '1-2',
  consultationMinutes: 30,
  /** Counted from the buyer's approval. */
  automationSupportDays: 30,
  languages: '35+',
  feeNoticeDays: 30,
  /** The limit of liability: this many months' payments. */
  liabilityMonths: 12,
  /** In years, without parental consent. */
  minimumAge: 18,
  /** Recommended, not enforced. */
  passwordLength: 8,
  /** Requests an hour. */
  apiLimits: { standard: '1000', enterprise: '10,000' },
  legalDate: 'January 1, 2024',
  /** When the legal pages were last compared with the site. */
  legalReviewed: 'November 25, 2026',
} as const;
