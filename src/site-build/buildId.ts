import { createHash } from 'node:crypto';

/**
 * Names what a page needs to take over parts of another page: the scripts and the rules that every document has. It does
 * not depend on what the pages say, so another post changes no other page (decisions N7 and R15).
 * @param scripts whose names have the hashes of their contents
 * @param shared the names of the rules on every document
 */
export const buildId = (scripts: readonly string[], shared: ReadonlySet<string>): string =>
  createHash('sha256')
    .update(JSON.stringify([[...scripts].sort(), [...shared].sort()]))
    .digest('hex')
    .slice(0, 8);
