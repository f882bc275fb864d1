/** Session storage keys, as the cookie policy lists them. */
export const storageKeys = { request: 'deskhand.request', contact: 'deskhand.contact' } as const;
