import { createHash } from 'node:crypto';

/** Does not depend on what pages say: another post changes no other page (N7, R15). `scripts`: hashed names. */
export const buildId = (scripts: readonly string[], shared: ReadonlySet<string>): string =>
  createHash('sha256')
    .update(JSON.stringify([[...scripts].sort(), [...shared].sort()]))
    .digest('hex')
    .slice(0, 8);
