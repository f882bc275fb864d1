/** How an attempt ended. `deferred` means: refused for now. An accepted message may have a reason why it is incomplete. */
export interface Attempt {
  readonly status: 'accepted' | 'refused' | 'deferred';
  readonly reason: string | null;
}

/** What the outbox says of an e-mail that is due. */
export interface Due {
  readonly attempts: number;
  /** When it was queued; another time if somebody has it sent again meanwhile. ISO 8601. */
  readonly since: string;
}

export interface Progress extends Due {
  /** The message's. */
  readonly id: string;
  /** Until the next attempt, in milliseconds. */
  readonly wait: number;
  /** Why the last attempt failed. */
  readonly reason: string | null;
}

export type Result = 'delivered' | 'postponed' | 'givenUp';

const minute = 60_000;
const hour = 60 * minute;

/** An attempt ends after this time, in milliseconds. A mail server may take 10 minutes to accept (RFC 5321, 4.5.3.2.6). */
export const sendTimeout = 15 * minute;

/** Before the disk is tried again, in milliseconds. */
export const failurePause = minute;

const firstPause = minute;
const longestPause = 4 * hour;

/** After so many attempts, about 5 days in all, a message is given up (RFC 5321, 4.5.4.1; L24). */
export const maxAttempts = 38;

/** The pause after a failed attempt, in milliseconds: 1 minute, 2, 4 and so on, at most 4 hours. */
export const pauseAfter = (attempts: number): number =>
  Math.min(firstPause * 2 ** (attempts - 1), longestPause);

/**
 * How long an e-mail still waits at `now` for an attempt at `nextAt`, in milliseconds. No pause is longer than its whole
 * length: a later `nextAt` means that the clock was set back, and the e-mail is due.
 */
export const remainingPause = (attempts: number, nextAt: number, now: number): number =>
  nextAt - now > pauseAfter(attempts) ? 0 : Math.max(0, nextAt - now);

/** A message appears within moments of its entry in the outbox, or never. In milliseconds. */
export const abandonedAfter = hour;

/** What an actor ended with. */
export const outputOf = <T>({ event }: { readonly event: { readonly output: T } }): T => event.output;

/** Why an actor ended with an error. */
export const failureOf = ({ event }: { readonly event: { readonly error: unknown } }) => ({
  failure: event.error,
});
