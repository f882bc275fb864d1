import { onTestFinished, vi } from 'vitest';
import type { OrderAct, Party } from '../../machines/order/orderEvents.ts';
import type { StoredMessage } from '../../src/inbox/rules/submission.ts';
import { orderKey } from '../../src/orders/orderKeys.ts';
import { addEvent, type Order, readOrder } from '../../src/orders/orderLog.ts';
import { ordersReply } from '../../src/orders/orderReply.ts';
import { wrongKeys } from '../../src/orders/wrongKeys.ts';
import { bucketOrders } from '../../src/worker/bucketOrders.ts';
import { memoryBucket } from './inbox/memoryBucket.ts';
import { sampleOrder } from './sampleOrder.ts';

const { id, receivedAt } = sampleOrder;

export const sampleMessage: StoredMessage = {
  id,
  kind: 'request',
  receivedAt,
  fields: { service: 'excel-assist', name: 'Ada Lovelace', email: 'ada@example.org' },
  attachment: null,
};

const now = () => Date.parse('2026-11-25T12:00:00Z');
const secret = 'a secret of the orders';

/** The key of the sample order on the server below. */
export const visitorKey = await orderKey(secret, id);

/** Of a server: a page never sees this header, so happy-dom leaves it out. */
class ServerResponse extends Response {
  constructor(body?: BodyInit | null, init?: ResponseInit) {
    super(body, init);
    const cookie = new Headers(init?.headers).get('Set-Cookie');
    if (cookie !== null) this.headers.set('Set-Cookie', cookie);
  }
}

/**
 * The server's orders, over a bucket in memory. Replaces `fetch`, and keeps the cookie of the desk as a browser does.
 * @param canStream without it, there is no place left among the streams
 * @param deskKey empty: there is no desk
 */
export const serveOrders = async (
  messages: readonly StoredMessage[],
  { canStream = true, deskKey = '' } = {},
) => {
  const bucket = memoryBucket({ pageSize: 1000 });
  const store = bucketOrders(bucket);
  const closing = new AbortController();
  onTestFinished(() => {
    closing.abort();
    vi.unstubAllGlobals();
  });
  for (const message of messages)
    await bucket.put(`messages/${message.id.replace('-', '/')}/message.json`, JSON.stringify(message));
  const world = {
    secret: async () => secret,
    now,
    path: '/orders',
    siteName: 'Deskhand',
    siteUrl: location.origin,
    contactEmail: 'hello@deskhand.example',
    isDemonstration: false,
    attachmentLimit: 10 * 1024 * 1024,
    deskKey,
    tries: wrongKeys(),
    headers: {},
    streams: { everyMs: 20, closing: closing.signal, open: () => (canStream ? () => {} : null) },
  };
  const requests: Request[] = [];
  let desk: string | null = null;
  vi.stubGlobal('Response', ServerResponse);
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const request = new Request(new URL(url, location.origin), { ...init, signal: null });
    requests.push(request.clone());
    if (desk !== null) request.headers.set('Cookie', `desk=${desk}`);
    const response = await ordersReply(request, { address: '' }, { ...world, store: bucketOrders(bucket) });
    const [, cookie] = /^desk=([^;]*)/.exec(response.headers.get('Set-Cookie') ?? '') ?? [];
    if (cookie !== undefined) desk = cookie;
    return response;
  });
  return {
    requests,
    read: async (): Promise<Order | null> => readOrder(store, id, now()),
    /** What somebody does about the sample order in another window. Throws if the machine refuses it. */
    act: async (by: Party, act: OrderAct): Promise<void> => {
      const { kind } = await addEvent(store, id, { key: crypto.randomUUID(), act, by }, now());
      if (kind !== 'kept') throw new Error(`${act.type}: ${kind}`);
    },
  };
};
