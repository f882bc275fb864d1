import type { DeskRow } from '../../machines/order/orderDocument.ts';
import type { OrderStore } from './orderLog.ts';

/** A signed-in owner. Of the cookie, only the hash is kept, as the name. */
export interface Session {
  /** SHA-256 of the desk's key that was used: another key ends all sessions. */
  readonly keyHash: string;
  /** ISO 8601. */
  readonly expiresAt: string;
}

/** What is looked for. `''` leaves nothing out. */
export interface MessageQuery {
  readonly text?: string;
  readonly state?: string;
  readonly turn?: string;
  /** Also `spam`, or `wanted` for all but that. */
  readonly kind?: string;
  readonly person?: string;
  readonly limit?: number;
}

export interface FoundMessages {
  readonly rows: readonly DeskRow[];
  readonly found: number;
  readonly all: number;
  /** Of all, those that look like spam. */
  readonly spam: number;
  /** The ids of those that cannot be read, whatever is looked for. */
  readonly damaged: readonly string[];
}

export interface DeskStore extends OrderStore {
  readonly ids: () => Promise<readonly string[]>;
  /** With what the clock does first. */
  readonly find: (query: MessageQuery, now: number) => Promise<FoundMessages>;
  /** ISO 8601; null: not done. */
  readonly readDone: (id: string) => Promise<string | null>;
  readonly writeDone: (id: string, at: string | null) => Promise<void>;
  readonly erase: (id: string) => Promise<void>;
  /** Another text after each change of this order, or of any if `id` is null. Null: the order is gone. */
  readonly stampOf: (id: string | null) => Promise<string | null>;
  readonly readSession: (hash: string) => Promise<Session | null>;
  readonly writeSession: (hash: string, session: Session) => Promise<void>;
  readonly removeSession: (hash: string) => Promise<void>;
  readonly sessions: () => Promise<readonly string[]>;
}
