import type { OrderAct, OrderEvent } from './orderEvents.ts';
import type { OrderState } from './orderRules.ts';

/** An event as it is kept: one line of `events.jsonl`. */
export type StoredEvent = OrderEvent & {
  /** Of this format. Lines of older versions are read for ever. */
  readonly version: 1;
  /** The first event of an order is 1. */
  readonly number: number;
  /** Made by whoever sent it. An event that arrives again with its key is kept once. */
  readonly key: string;
};

/** What the visitor's page and the owner's desk receive about an order. Both fold its events by the machine. */
export interface OrderDocument {
  readonly id: string;
  readonly kind: 'contact' | 'request';
  /** ISO 8601. */
  readonly receivedAt: string;
  /** What the visitor sent, in the order of the form. */
  readonly answers: readonly { readonly heading: string; readonly value: string }[];
  readonly text: { readonly heading: string; readonly value: string };
  readonly attachment: { readonly fileName: string; readonly size: number } | null;
  readonly events: readonly StoredEvent[];
}

/** What the visitor and the owner send; the server adds who and when. */
export interface SentAct {
  /** 8 to 64 letters, digits and hyphens. */
  readonly key: string;
  readonly act: OrderAct;
}

/** What tells against whoever sent it (L34). */
export type Signal = 'honeypot' | 'repeated' | 'links' | 'hurry' | 'noBrowser';

/** One line of the owner's list. */
export interface DeskRow {
  readonly id: string;
  /** The short form of the id, as in e-mails. */
  readonly reference: string;
  readonly kind: 'contact' | 'request' | 'spam';
  readonly name: string;
  readonly email: string;
  /** The service of a request, the subject of a message. */
  readonly subject: string;
  /** ISO 8601. */
  readonly receivedAt: string;
  readonly state: OrderState;
  readonly turn: 'visitor' | 'owner' | null;
  /** ISO 8601; null: not done. */
  readonly doneAt: string | null;
  /** ISO 8601: when the order came into its state. */
  readonly since: string;
  /** Why it looks like spam; empty for other kinds. */
  readonly signals: readonly Signal[];
}
