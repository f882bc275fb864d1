import { createHash } from 'node:crypto';

/**
 * Does not depend on what pages say: another post changes no other page (decisions N7 and R15).
 * @param scripts whose names have the hashes of their contents
 */
export const buildId = (scripts: readonly string[], shared: ReadonlySet<string>): string =>
  createHash('sha256')
    .update(JSON.stringify([[...scripts].sort(), [...shared].sort()]))
    .digest('hex')
    .slice(0, 8);
