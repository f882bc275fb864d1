export const maxAttempts = 38;
export const pauseAfter = (attempts: number): number => Math.min(60_000 * 2 ** (attempts - 1), 4 * 3_600_000);
