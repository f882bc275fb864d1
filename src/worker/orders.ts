import type { OrderMail } from '../inbox/rules/mailSource.ts';
import type { OutboxStore } from '../inbox/rules/outbox.ts';
import { orderKey } from '../orders/orderKeys.ts';
import { mailAboutOrders, queueOrderMail } from '../orders/orderMail.ts';
import { ordersReply } from '../orders/orderReply.ts';
import { lookMs } from '../orders/streams.ts';
import { wrongKeys } from '../orders/wrongKeys.ts';
import type { Bindings } from './bindings.ts';
import { bucketOrders, bucketSecret } from './bucketOrders.ts';

const secretOf = async ({ ORDER_SECRET = '', INBOX }: Bindings): Promise<string> =>
  ORDER_SECRET === '' ? bucketSecret(INBOX) : ORDER_SECRET;

export const keysFor = (env: Bindings): ((id: string) => Promise<string>) | undefined =>
  env.SETTINGS.ordersPath === '' ? undefined : async (id) => orderKey(await secretOf(env), id);

export const hasDesk = ({ SETTINGS, DESK_KEY = '' }: Bindings): boolean =>
  SETTINGS.ordersPath !== '' && DESK_KEY !== '';

export function orderMailOf(env: Bindings): OrderMail | undefined {
  const keyOf = keysFor(env);
  const store = bucketOrders(env.INBOX);
  return keyOf && mailAboutOrders({ ...env.SETTINGS, store, keyOf, hasDesk: hasDesk(env) });
}

/** A request of a worker may make so many requests of its own; a page then asks for the next stream. */
const streamMs = 240_000;

/**
 * The response to a request about orders; null for another address. Counts wrong keys for as long as this worker lives. The
 * e-mails about an event wait in `outbox` before it is kept; null: none is sent.
 */
export function ordersOf(): (
  request: Request,
  env: Bindings,
  outbox: OutboxStore | null,
) => Promise<Response> | null {
  const tries = wrongKeys();
  return (request, env, outbox) => {
    const {
      ordersPath: path,
      siteName,
      siteUrl,
      contactEmail,
      isDemonstration,
      attachmentLimit,
      headers,
    } = env.SETTINGS;
    const { pathname } = new URL(request.url);
    if (path === '' || (pathname !== path && !pathname.startsWith(`${path}/`))) return null;
    const caller = { address: request.headers.get('cf-connecting-ip') ?? '' };
    return ordersReply(request, caller, {
      store: bucketOrders(env.INBOX),
      secret: () => secretOf(env),
      now: Date.now,
      path,
      siteName,
      siteUrl,
      contactEmail,
      isDemonstration,
      attachmentLimit,
      deskKey: env.DESK_KEY ?? '',
      tries,
      headers,
      streams: { everyMs: lookMs.worker, open: () => () => {}, closing: AbortSignal.timeout(streamMs) },
      beforeEvent: outbox === null ? undefined : queueOrderMail(outbox),
    });
  };
}
