/** The files of an inbox, in a folder or in a bucket. */
export interface InboxFiles {
  readonly ids: () => Promise<readonly string[]>;
  /** Of the files beside a message; null: there is no such place. */
  readonly names: (id: string) => Promise<readonly string[] | null>;
  /** Null: there is no such file. */
  readonly read: (id: string, name: string) => Promise<string | null>;
  readonly waiting: () => Promise<readonly string[]>;
  /** The entry of an e-mail that waits; null: it does not. */
  readonly readWaiting: (mailId: string) => Promise<string | null>;
  readonly pathOf: (id: string, name: string) => string;
  readonly waitingPathOf: (mailId: string) => string;
}
