/** In seconds: how long whoever refused a post asks to wait before the next one; 0: it does not say. */
export const pauseOf = (error: unknown): number => Math.max(Number(Object(error).pause) || 0, 0);
