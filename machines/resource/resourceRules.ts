/** After the first try (F20). */
export const maxRetries = 3;

/** In milliseconds: 5 minutes (F20). */
export const unusedLifetime = 5 * 60_000;

/** In ms. An answer takes up to 30 s on slow lines; a longer one hangs (decision N8). */
export const loadTimeout = 35_000;

export const timeoutError = (): Error => new Error('No answer within 35 s');

/** A failure that another attempt would meet again, so that none is made (decision N7). */
export class PermanentError extends Error {}

const firstPause = 1_000;
const longestPause = 30_000;

/** The pause before a retry, in milliseconds: 1 s, 2 s, 4 s and so on, at most 30 s (F20). */
export const pauseBefore = (retry: number): number => Math.min(firstPause * 2 ** (retry - 1), longestPause);
