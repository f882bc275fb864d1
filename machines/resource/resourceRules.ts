export const maxRetries = 3;

/** In milliseconds (F20). */
export const unusedLifetime = 5 * 60_000;

/** In milliseconds. A response may take 30 s on the slowest connections (decision U4). */
export const loadTimeout = 35_000;

/** A failure that would recur, so it is not retried (decision N7). */
export class PermanentError extends Error {}

const firstPause = 1_000;
const longestPause = 30_000;

/** In milliseconds: 1 s, 2 s, 4 s and so on, at most 30 s (F20). */
export const pauseBefore = (retry: number): number => Math.min(firstPause * 2 ** (retry - 1), longestPause);
