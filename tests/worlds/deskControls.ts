import { rows } from '../../machines/desk/desk.model.ts';
import type { DeskRow, OrderDocument } from '../../machines/order/orderDocument.ts';
import type { PageControls } from './pageControls.ts';
import { sampleOrder } from './sampleOrder.ts';

/**
 * What the scripts of the desk control of the outside world. The owner is signed in. An order comes when it is asked for,
 * and nothing that is done about it arrives.
 */
export interface DeskControls extends PageControls {
  /** The server has this order from now on. */
  keep(order: OrderDocument): Promise<void>;
  /** Reaches another address of the page. */
  reach(hash: string): Promise<void>;
  /** Somebody looks at the page, or nobody does. */
  look(isHidden: boolean): Promise<void>;
  /** Lets the pending look at the list return, or tells its stream the news. */
  answerList(how: readonly DeskRow[] | 401 | 'drop'): Promise<void>;
  /** Lets the mark that is sent return. */
  answerMark(how: 200 | 401 | 404 | 'drop'): Promise<void>;
  /** Lets the erasure of the order return. */
  answerErasure(how: 204 | 'drop'): Promise<void>;
}

/** A message that its sender has withdrawn, so that there is nothing to do about it. */
export const withdrawnMessage: OrderDocument = {
  ...sampleOrder,
  id: rows[1]?.id ?? '',
  kind: 'contact',
  receivedAt: rows[1]?.receivedAt ?? '',
  answers: [{ heading: 'Subject', value: 'An invoice' }],
  text: { heading: 'Message', value: 'Where do I find the invoice?' },
  events: [
    {
      version: 1,
      number: 1,
      key: 'visitor-key-1',
      type: 'request.withdraw',
      by: 'visitor',
      at: '2026-11-23T16:00:00.000Z',
    },
  ],
};

/** Noon on the day on which the desk is open. */
export const deskNoon = new Date(2026, 10, 25, 12);

/** What a request to the desk's server is about. */
export const aboutOf = (
  method: string,
  url: string,
): 'session' | 'list' | 'mark' | 'erasure' | 'act' | 'order' => {
  const [path = ''] = url.split('?');
  if (path === '/orders/desk/session') return 'session';
  if (path === '/orders/desk') return 'list';
  if (path.endsWith('/done')) return 'mark';
  if (method === 'DELETE') return 'erasure';
  return method === 'POST' ? 'act' : 'order';
};

/** An answer to a look, without its connection. */
export const answerToLook = (how: readonly DeskRow[] | 401, isStream: boolean) => {
  const data = JSON.stringify(
    how === 401 ? { errors: ['Sign in.'] } : { messages: how, found: how.length, all: how.length },
  );
  return isStream
    ? { status: 200, contentType: 'text/event-stream', body: `event: messages\ndata: ${data}\n\n` }
    : { status: how === 401 ? 401 : 200, contentType: 'application/json', body: data };
};
