/** The cookie policy must list these keys. */
export const storageKeys = {
  request: 'deskhand.request',
  contact: 'deskhand.contact',
  region: 'selectedRegion',
} as const;
