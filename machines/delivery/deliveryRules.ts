/** How an attempt ended. `deferred` means: refused for now. An accepted message may have a reason why it is incomplete. */
export interface Attempt {
  readonly status: 'accepted' | 'refused' | 'deferred';
  readonly reason: string | null;
}

export interface Progress {
  readonly attempts: number;
  /** Until the next attempt, in milliseconds. */
  readonly wait: number;
  /** Why the last attempt failed. */
  readonly reason: string | null;
}

export interface Settled extends Progress {
  readonly state: 'delivered' | 'givenUp';
}

export type News = 'postponed' | Settled['state'];

const minute = 60_000;
const hour = 60 * minute;

/** An attempt ends after this time, in milliseconds. A mail server may take 10 minutes to accept (RFC 5321, 4.5.3.2.6). */
export const sendTimeout = 15 * minute;

/** Between two tries to record on disk what became of a message, in milliseconds. */
export const recordPause = minute;

const firstPause = minute;
const longestPause = 4 * hour;

/** After so many attempts, about 5 days in all, a message is given up (RFC 5321, 4.5.4.1; L24). */
export const maxAttempts = 38;

/** The pause after a failed attempt, in milliseconds: 1 minute, 2, 4 and so on, at most 4 hours. */
export const pauseAfter = (attempts: number): number =>
  Math.min(firstPause * 2 ** (attempts - 1), longestPause);

/**
 * What is left at `now` of a pause that ends at `nextAt`, in milliseconds. Never longer than the whole pause, whatever
 * happened to the clock.
 */
export const remainingPause = (attempts: number, nextAt: number, now: number): number =>
  attempts === 0 ? 0 : Math.min(Math.max(0, nextAt - now), pauseAfter(attempts));
