/** `deferred`: refused for now. An accepted message may have a reason why it is incomplete. */
export interface Attempt {
  readonly status: 'accepted' | 'refused' | 'deferred';
  readonly reason: string | null;
}

export interface Due {
  readonly attempts: number;
  /** When it was queued, in ISO 8601. Changes if it is queued again. */
  readonly since: string;
}

export interface Progress extends Due {
  readonly id: string;
  /** Until the next attempt, in milliseconds. */
  readonly wait: number;
  readonly reason: string | null;
}

export type Result = 'delivered' | 'postponed' | 'givenUp';

const minute = 60_000;
const hour = 60 * minute;

/** In milliseconds. A mail server may take 10 minutes to accept (RFC 5321, 4.5.3.2.6). */
export const sendTimeout = 15 * minute;

/** Before the disk is tried again, in milliseconds. */
export const failurePause = minute;

const firstPause = minute;
const longestPause = 4 * hour;

/** About 5 days in all (RFC 5321, 4.5.4.1; L24). */
export const maxAttempts = 38;

/** In milliseconds: 1 minute, 2, 4 and so on, at most 4 hours. */
export const pauseAfter = (attempts: number): number =>
  Math.min(firstPause * 2 ** (attempts - 1), longestPause);

/**
 * In milliseconds. A wait longer than the whole pause means that the clock was set back, so the e-mail is due.
 * `firstWait`: what was set before the first attempt.
 */
export const remainingPause = (attempts: number, nextAt: number, now: number, firstWait = 0): number =>
  nextAt - now > Math.max(pauseAfter(attempts), firstWait) ? 0 : Math.max(0, nextAt - now);

export const abandonedAfter = hour;

export const outputOf = <T>({ event }: { readonly event: { readonly output: T } }): T => event.output;

export const failureOf = ({ event }: { readonly event: { readonly error: unknown } }) => ({
  failure: event.error,
});
