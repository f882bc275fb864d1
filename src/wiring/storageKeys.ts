/** Session and local storage keys, as the cookie policy lists them. */
export const storageKeys = {
  request: 'deskhand.request',
  contact: 'deskhand.contact',
  region: 'selectedRegion',
} as const;
