/** The details of a browser test that `npm test` leaves to `npm run test:all`. */
export const thorough = { tag: '@thorough' } as const;

/** For a table of tests of which some are in `npm test`. */
export const thoroughUnless = (isUsual: boolean): { readonly tag?: '@thorough' } => (isUsual ? {} : thorough);
