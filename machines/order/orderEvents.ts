/** Who may act: the visitor who sent the request, the owner of the site, and time itself. */
export type Party = 'visitor' | 'owner' | 'clock';

export interface Terms {
  readonly person: string;
  /** Whole euros, VAT included. */
  readonly price: number;
  /** The day of delivery: ISO 8601, without a time. */
  readonly date: string;
  readonly note: string;
  /** ISO 8601: until when the visitor can agree, inclusive. */
  readonly validUntil: string;
}

export interface Offer extends Terms {
  /** The first offer of an order is 1. */
  readonly number: number;
}

export interface OrderFile {
  /** As sent; never use it as a path. */
  readonly fileName: string;
  /** In bytes. */
  readonly size: number;
  readonly type: string;
  readonly sha256: string;
  /** A name in the order's own folder. */
  readonly storedAs: string;
}

/** What somebody does. `offer` and `delivery` are the numbers of what the visitor saw. */
export type OrderAct =
  | { readonly type: 'request.read' }
  | { readonly type: 'request.withdraw' }
  | { readonly type: 'request.decline'; readonly note: string }
  | { readonly type: 'offer.make'; readonly terms: Terms }
  | { readonly type: 'offer.agree'; readonly offer: number }
  | { readonly type: 'offer.decline'; readonly offer: number; readonly note: string }
  | { readonly type: 'offer.expired' }
  | { readonly type: 'work.deliver'; readonly note: string }
  | { readonly type: 'work.approve'; readonly delivery: number }
  | { readonly type: 'work.return'; readonly delivery: number; readonly note: string }
  | { readonly type: 'dispute.open'; readonly note: string }
  | { readonly type: 'dispute.decide'; readonly note: string }
  | { readonly type: 'order.close' }
  | { readonly type: 'message.write'; readonly text: string }
  | { readonly type: 'file.add'; readonly file: OrderFile };

/** An act with its party and its time (ISO 8601, UTC). No event is older than the one before. */
export type OrderEvent = OrderAct & { readonly by: Party; readonly at: string };

export type OrderEventType = OrderAct['type'];

/** How long a declined, expired or approved order rests before the clock closes it, in ms. */
export const restTime = 30 * 24 * 60 * 60 * 1000;
