/** What a visitor has sent, in the sentences about it, by its kind. */
export const things = { request: 'request', contact: 'message' } as const;
