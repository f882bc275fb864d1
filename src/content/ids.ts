/** The demo gig that every unknown gig id shows (decision R3). It is separate from the texts so that the route table stays small. */
export const sampleGigId = 'sample';
