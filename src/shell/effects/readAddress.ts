import type { Address } from '../../../machines/navigation/navigationRules.ts';

export const readAddress = ({ pathname, search, hash }: URL | Location = location): Address => ({
  path: pathname,
  search,
  hash,
});

export const writeAddress = ({ path, search, hash }: Address): string => path + search + hash;

export const resolveAddress = (to: string): Address => readAddress(new URL(to, location.href));
