import type { OrderStore } from './orderLog.ts';

/** A signed-in owner. Of the cookie, only the hash is kept, as the name. */
export interface Session {
  /** SHA-256 of the desk's key that was used: another key ends all sessions. */
  readonly keyHash: string;
  /** ISO 8601. */
  readonly expiresAt: string;
}

/** What the owner's desk needs besides. */
export interface DeskStore extends OrderStore {
  readonly ids: () => Promise<readonly string[]>;
  /** ISO 8601; null: not done. */
  readonly readDone: (id: string) => Promise<string | null>;
  readonly writeDone: (id: string, at: string | null) => Promise<void>;
  /** Message, log and files. */
  readonly erase: (id: string) => Promise<void>;
  /** Another text after each change of this order, or of any if `id` is null. Null: the order is gone. */
  readonly stampOf: (id: string | null) => Promise<string | null>;
  readonly readSession: (hash: string) => Promise<Session | null>;
  readonly writeSession: (hash: string, session: Session) => Promise<void>;
  readonly removeSession: (hash: string) => Promise<void>;
  readonly sessions: () => Promise<readonly string[]>;
}
