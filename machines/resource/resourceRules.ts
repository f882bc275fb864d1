/** How often a load is tried again after the first try (F20). */
export const maxRetries = 3;

/** How long what nobody uses is kept, in milliseconds: 5 minutes (F20). */
export const unusedLifetime = 5 * 60_000;

const firstPause = 1_000;
const longestPause = 30_000;

/** The pause before a retry, in milliseconds: 1 s, 2 s, 4 s, twice as long each time, 30 s at most (F20). */
export const pauseBefore = (retry: number): number => Math.min(firstPause * 2 ** (retry - 1), longestPause);
