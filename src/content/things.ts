export const things = { request: 'request', contact: 'message' } as const;
