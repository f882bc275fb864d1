import type { OrderDocument } from '../../machines/order/orderDocument.ts';
import { sampleKey, sampleOrder } from './sampleOrder.ts';

/** What the server answers to a reading: the order, that nothing is new, that there is none, or nothing at all. */
export type Reading = OrderDocument | 'nothing' | 'unknown' | 'drop';

/** What the scripts of an order's page control of the outside world. */
export interface OrderControls {
  /** Reaches another address of the page, with a key or without. The first time, the page's script arrives as well. */
  reach(isKeyed: boolean): Promise<void>;
  /** The whole address of the page. */
  address(): Promise<string>;
  /** Lets the pending reading return: once, or with the first news of a stream. */
  answer(how: Reading): Promise<void>;
  /** Lets what the visitor has sent return: it is taken or refused, and the order is now like this; or the connection drops. */
  answerAct(how: 200 | 409 | 'drop', order: OrderDocument): Promise<void>;
  /** Somebody looks at the page, or nobody does. */
  look(isHidden: boolean): Promise<void>;
}

export const orderPath = `/request/${sampleOrder.id}`;

const hashes = { keyed: [`#${sampleKey}`, `#${'k'.repeat(22)}`], keyless: ['', '#link'] } as const;

/** The hash to reach next. A page whose script is not there yet keeps a fitting one. */
export const nextHash = (hash: string, isKeyed: boolean, hasScript: boolean): string => {
  const fitting: readonly string[] = isKeyed ? hashes.keyed : hashes.keyless;
  if (!hasScript && fitting.includes(hash)) return hash;
  return fitting.find((other) => other !== hash) ?? hash;
};

/** An answer without its connection. */
export const answerTo = (how: Exclude<Reading, 'drop'>, isStream: boolean) => {
  if (how === 'nothing') return { status: 304 };
  if (how === 'unknown') return { status: 404 };
  const data = JSON.stringify(how);
  return isStream
    ? { status: 200, contentType: 'text/event-stream', body: `event: order\ndata: ${data}\n\n` }
    : { status: 200, contentType: 'application/json', body: data };
};
export const answerToAct = (status: 200 | 409, order: OrderDocument) => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify(status === 200 ? order : { errors: ['This is not possible any more.'], order }),
});
