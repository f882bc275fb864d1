import type { Tries } from '../inbox/rules/tries.ts';
import type { DeskStore } from './deskStore.ts';
import type { BeforeEvent } from './orderLog.ts';

export interface OrdersWorld {
  readonly store: DeskStore;
  readonly secret: () => Promise<string>;
  /** In ms since 1970. */
  readonly now: () => number;
  /** Where orders are, such as `/orders`. */
  readonly path: string;
  readonly siteName: string;
  readonly siteUrl: string;
  readonly contactEmail: string;
  /** The page of an order says that nobody works on it. */
  readonly isDemonstration: boolean;
  /** Of a file, in bytes. */
  readonly attachmentLimit: number;
  /** Empty: there is no desk. */
  readonly deskKey: string;
  readonly tries: { readonly orders: Tries; readonly desk: Tries };
  readonly headers: Readonly<Record<string, string>>;
  readonly streams: Streams;
  /** Called before an event is appended. Another one may take its number, and then it is called again. */
  readonly beforeEvent?: BeforeEvent | undefined;
}

export interface Streams {
  /** In ms: how often a stream looks for a change. */
  readonly everyMs: number;
  readonly closing: AbortSignal;
  /** Takes a place among the streams; null if there is none left. The result gives it back. */
  readonly open: () => (() => void) | null;
}

/** Who asks, besides what the request says. */
export interface Caller {
  readonly address: string;
  /** Throws a refusal if nothing more may be posted for now. */
  readonly admit?: () => Promise<void>;
}
