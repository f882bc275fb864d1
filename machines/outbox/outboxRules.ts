/** What is known of the outbox since it was last read. Times are in milliseconds since 1970. */
export interface Seen {
  readonly at: number;
  /** When the next e-mail will be due. */
  readonly nextAt: number;
}

export interface Look {
  readonly seen: Seen;
  /** The ids of the messages whose e-mail is due, the longest due first. */
  readonly due: readonly string[];
}

export interface Outbox {
  /** How many e-mails may be under way at once. */
  readonly atOnce: number;
  /** Null until the outbox has been read. */
  readonly seen: Seen | null;
  /** Ids of messages, in the order of their turns. */
  readonly due: readonly string[];
  readonly underWay: readonly string[];
  /** How long closing waits for what is under way, in milliseconds. */
  readonly drainTimeout: number;
}

/** In milliseconds. Other processes add to the outbox, so it is looked at again and again. */
export const lookPause = 1000;

/** The ids whose turn it is. */
export const nextTurns = ({ atOnce, due, underWay }: Outbox): readonly string[] =>
  due.slice(0, Math.max(0, atOnce - underWay.length));

/** What is under way already is not due once more. */
export const looked = ({ underWay }: Outbox, { seen, due }: Look) => ({
  seen,
  due: due.filter((id) => !underWay.includes(id)),
});
