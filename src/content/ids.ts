/** Ids in addresses. They are separate from the texts so that the route table stays small. */
export const postIds = ['first-brief', 'fair-price-small-tasks', 'spreadsheet-handover'] as const;
export type PostId = (typeof postIds)[number];

/** The demo gig that every unknown gig id shows (decision R3). */
export const sampleGigId = 'sample';
