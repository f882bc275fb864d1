/** Times are in milliseconds since 1970. */
export interface Seen {
  readonly at: number;
  readonly nextAt: number;
}

export interface Look {
  readonly seen: Seen;
  /** The ids of the messages whose e-mail is due, the longest due first. */
  readonly due: readonly string[];
}

export interface Outbox {
  readonly atOnce: number;
  /** Null until the outbox has been read. */
  readonly seen: Seen | null;
  readonly due: readonly string[];
  readonly underWay: readonly string[];
  /** How long closing waits for deliveries in progress, in milliseconds. */
  readonly drainTimeout: number;
}

/** In milliseconds. Other processes add to the outbox, so it is read repeatedly. */
export const lookPause = 1000;

export const nextTurns = ({ atOnce, due, underWay }: Outbox): readonly string[] =>
  due.slice(0, Math.max(0, atOnce - underWay.length));

export const looked = ({ underWay }: Outbox, { seen, due }: Look) => ({
  seen,
  due: due.filter((id) => !underWay.includes(id)),
});
