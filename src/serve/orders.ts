import { setMaxListeners } from 'node:events';
import { folderOutbox } from '../inbox/folderOutbox.ts';
import type { Gate } from '../inbox/gate.ts';
import type { Handler } from '../inbox/handler.ts';
import { ordersPathOf } from '../inbox/rules/paths.ts';
import { folderOrders, folderSecret } from '../orders/folderOrders.ts';
import type { MessageIndex } from '../orders/messageIndex.ts';
import { orderKeys } from '../orders/orderKeys.ts';
import { queueOrderMail } from '../orders/orderMail.ts';
import { ordersHandler } from '../orders/ordersHandler.ts';
import { limitStreams, lookMs } from '../orders/streams.ts';
import { wrongKeys } from '../orders/wrongKeys.ts';
import { securityHeaders } from '../site-build/headers.ts';

export interface OrderSecrets {
  /** Empty: there is no desk. */
  readonly deskKey: string;
  /** Empty: one that is kept in the inbox. */
  readonly secret: string;
  /** Default: 1,000. */
  readonly maxStreams?: number;
}

export interface ServedOrders {
  /** Without a slash at its end. */
  readonly path: string;
  /** Undefined for a path of something else. */
  readonly handlerOf: (path: string) => Handler | undefined;
  readonly keyOf: (id: string) => Promise<string>;
  readonly hasDesk: boolean;
  readonly close: () => void;
}

export interface OrderOptions {
  readonly config: {
    readonly name: string;
    readonly siteUrl: string;
    readonly contactEmail: string;
    readonly demonstration?: string;
    readonly formEndpoint: string;
    readonly requestEndpoint: string;
    readonly attachmentLimit: number;
    readonly orderEndpoint?: string;
  };
  readonly inboxFolder: string;
  readonly orders?: OrderSecrets;
  /** Null: no e-mail is sent. */
  readonly delivery?: object | null;
}

/** Call `prepareInbox` first. Null where messages have no orders. */
export async function orderEndpoint(
  { config, inboxFolder: folder, orders = { deskKey: '', secret: '' }, delivery = null }: OrderOptions,
  gate: Gate,
  index: MessageIndex,
): Promise<ServedOrders | null> {
  const path = ordersPathOf(config.orderEndpoint ?? '');
  if (path === null) return null;
  const secret = orders.secret === '' ? await folderSecret(folder) : orders.secret;
  const closing = new AbortController();
  setMaxListeners(0, closing.signal); // Every open stream has one.
  const handler = ordersHandler(
    {
      store: folderOrders(folder, index),
      secret: async () => secret,
      now: () => Date.now(),
      path,
      siteName: config.name,
      siteUrl: config.siteUrl,
      contactEmail: config.contactEmail,
      isDemonstration: config.demonstration !== 'off',
      attachmentLimit: config.attachmentLimit,
      deskKey: orders.deskKey,
      tries: wrongKeys(),
      headers: securityHeaders({ ...config, styleHashes: [] }),
      streams: limitStreams({
        count: orders.maxStreams ?? 1000,
        everyMs: lookMs.server,
        closing: closing.signal,
      }),
      beforeEvent: delivery ? queueOrderMail(folderOutbox(folder)) : undefined,
    },
    gate,
  );
  return {
    path,
    handlerOf: (asked) => (asked === path || asked.startsWith(`${path}/`) ? handler : undefined),
    keyOf: await orderKeys(secret),
    hasDesk: orders.deskKey !== '',
    close: () => closing.abort(),
  };
}
