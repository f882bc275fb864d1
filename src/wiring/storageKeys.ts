/** The cookie policy must list these keys. */
export const storageKeys = {
  request: 'draft.request',
  contact: 'draft.contact',
  region: 'selectedRegion',
} as const;
