/** Between two signs of life, in milliseconds. After a minute without one, another server takes over (L27). */
export const beatPause = 1000;

/** Before the disk is tried again, in milliseconds: often enough for a sign of life each minute. */
export const failurePause = 20_000;
