import type { Address } from '../../machines/navigation/navigationRules.ts';

/** Takes an absolute URL of this site apart; by default the one in the address bar. */
export const readAddress = ({ pathname, search, hash }: URL | Location = location): Address => ({
  path: pathname,
  search,
  hash,
});

/** Puts an address together again. */
export const writeAddress = ({ path, search, hash }: Address): string => path + search + hash;
