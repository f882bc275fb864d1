import { clearHash, replaceHash } from '../effects/historyEntry.ts';

/** Replaces only the hash; path and query stay (decision R7). */
export const choiceActions = {
  replaceHash: (_: unknown, { hash }: { hash: string }) => replaceHash(hash),
  clearHash: (_: unknown, { prefix }: { prefix: string }) => clearHash(prefix),
};
