/** Ids in addresses. They are separate from the texts so that the route table stays small. */
export const servicePageIds = [
  'excel-assist',
  'presentation-design',
  'content-editing',
  'website-copywriting',
  'automation-ai',
] as const;
export type ServicePageId = (typeof servicePageIds)[number];

export const postIds = ['first-brief', 'fair-price-small-tasks', 'spreadsheet-handover'] as const;
export type PostId = (typeof postIds)[number];

/** The demo gig that every unknown gig id shows (decision R3). */
export const sampleGigId = 'sample';
