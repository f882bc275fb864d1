import { createServer, type Server } from 'node:http';
import type { ListenOptions } from 'node:net';
import { queueAlerts } from '../delivery/alerts.ts';
import { toSubscriber } from '../delivery/sendBySmtp.ts';
import { folderOutbox } from '../inbox/folderOutbox.ts';
import { folderSubscribers } from '../inbox/folderSubscribers.ts';
import { type Gate, gateOf } from '../inbox/gate.ts';
import type { Handler } from '../inbox/handler.ts';
import { inboxHandler } from '../inbox/inbox.ts';
import { flushMessagesOf, prepareInbox } from '../inbox/messageStore.ts';
import { migrateInbox } from '../inbox/migrateInbox.ts';
import { newsletterHandler } from '../inbox/newsletterHandler.ts';
import { keepPruned, keepSubscribersPruned } from '../inbox/pruneInbox.ts';
import { isOnItsWay, queue } from '../inbox/rules/outbox.ts';
import { inboxPathsOf, pathOf } from '../inbox/rules/paths.ts';
import { spamJudge } from '../inbox/rules/spam.ts';
import type { Kind, Submission } from '../inbox/rules/submission.ts';
import { sharedRun } from '../inbox/sharedRun.ts';
import { confirmationOf, confirmations } from '../orders/confirmations.ts';
import { folderOrders, noteChange } from '../orders/folderOrders.ts';
import { type MessageIndex, messageIndex } from '../orders/messageIndex.ts';
import { securityHeaders } from '../site-build/headers.ts';
import { deliveryOf } from './delivery.ts';
import { type Monitor, monitorOf } from './health.ts';
import { hostProblemOf, knownHosts } from './hosts.ts';
import { withRequestId } from './log.ts';
import { orderEndpoint, type ServedOrders } from './orders.ts';
import { answerBrokenRequests, refuse } from './refusals.ts';
import type { ServeOptions } from './serveOptions.ts';
import { siteHandler } from './site.ts';

export interface Running {
  readonly url: string;
  readonly port: number;
  readonly inboxPaths: Readonly<Partial<Record<Kind, string>>>;
  /** Waits at most `drainTimeoutMs` (default 5000) for open requests. */
  readonly close: (drainTimeoutMs?: number) => Promise<void>;
}

export async function serve(options: ServeOptions): Promise<Running> {
  const { config, dist, host = '127.0.0.1', allowedHosts = [], keepDays = null } = options;
  const inboxPaths = inboxPathsOf(config);
  if (Object.keys(inboxPaths).length > 0) {
    prepareInbox(options.inboxFolder);
    await migrateInbox(options.inboxFolder);
  }
  const gate = gateOf(options.inboxFolder, options.limits ?? null);
  const index = messageIndex(options.inboxFolder);
  const orders = Object.keys(inboxPaths).length > 0 ? await orderEndpoint(options, gate, index) : null;
  const endpoints = new Map([
    ...(await inboxEndpoints(inboxPaths, options, orders, { gate, index })),
    ...(await newsletterEndpoint(options, gate)),
  ]);
  const site: Handler = dist === undefined ? inboxOnly : siteHandler({ dist });
  const monitor = monitorOf({
    folder: options.inboxFolder,
    outbox: folderOutbox(options.inboxFolder),
    reserve: options.limits?.freeBytes ?? 0,
  });
  const watched = watching(monitor, options);
  const known = knownHosts({ siteUrl: config.siteUrl, host, allowedHosts });
  const underWay = new Set<Promise<void>>();
  // Node's own answer to a request without a host has no headers.
  const server = createServer({ requireHostHeader: false }, (request, response) => {
    const problem = hostProblemOf(request, known);
    if (problem !== null) return refuse(response, problem.status, problem.message);
    const path = pathOf(request.url)?.replace(/(?<=.)\/$/, '') ?? '';
    const endpoint = endpoints.get(path) ?? orders?.handlerOf(path);
    const name = endpoints.has(path) ? path : (orders?.path ?? '');
    const handler = endpoint === undefined ? site : watched(name, endpoint);
    const work = (monitor.handlerOf(path, request) ?? handler)(request, response);
    if (!work) return;
    underWay.add(work);
    void work.finally(() => underWay.delete(work));
  });
  answerBrokenRequests(server);
  await listen(
    server,
    typeof options.socket === 'number' ? { fd: options.socket } : { port: options.port, host },
  );
  if (orders?.hasDesk) void index.find({ limit: 0 }); // It may have to be made.
  const delivery = endpoints.size === 0 ? null : await deliveryOf(options, orders, monitor);
  const { inboxFolder: folder } = options;
  const stopPruning = [
    endpoints.size > 0 && keepDays !== null
      ? keepPruned({ folder, keepDays, remove: folderOrders(folder, index).erase }, console.log)
      : null,
    config.newsletterPath ? keepSubscribersPruned(folder, console.log) : null,
    delivery?.stopAlerts ?? null,
  ];
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : options.port;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    port,
    inboxPaths,
    close: async (drainTimeoutMs) => {
      for (const stop of stopPruning) stop?.();
      orders?.close();
      await closeServer(server, drainTimeoutMs);
      await Promise.all(underWay);
      await delivery?.running.close(drainTimeoutMs);
      await index.close();
    },
  };
}

const watching =
  ({ countAnswer }: Monitor, { onAnswered }: ServeOptions) =>
  (endpoint: string, handler: Handler): Handler =>
    withRequestId(endpoint, handler, (answered) => {
      countAnswer(answered);
      onAnswered?.(answered);
    });

async function inboxEndpoints(
  paths: Running['inboxPaths'],
  { config, inboxFolder: folder, faults = false, onStored, delivery }: ServeOptions,
  orders: ServedOrders | null,
  { gate, index }: { readonly gate: Gate; readonly index: MessageIndex },
): Promise<ReadonlyMap<string, Handler>> {
  const endpoints = Object.entries(paths) as [Kind, string][];
  const outbox = folderOutbox(folder);
  const confirm = orders === null ? null : confirmations(outbox);
  const judge = spamJudge();
  const flushMessages = sharedRun(() => flushMessagesOf(folder));
  const changed = sharedRun(() => noteChange(folder));
  const handler = (kind: Kind) =>
    inboxHandler({
      kind,
      folder,
      attachmentLimit: config.attachmentLimit,
      headers: securityHeaders({ ...config, styleHashes: [] }),
      faults,
      gate,
      judge,
      siteName: config.name,
      isDemonstration: config.demonstration !== 'off',
      contactEmail: config.contactEmail,
      onStored: async (kept) => {
        onStored?.(kept);
        if (kept.isNew && orders !== null) await changed();
      },
      keyOf: orders?.keyOf,
      ordersPath: orders?.path,
      publishing: index.changing,
      flushMessages,
      ...(delivery
        ? {
            beforePublish: async (id: string, submission: Submission) => {
              if (submission.signals) return queueAlerts(folder, ['spam'], Date.now());
              await queue(outbox, id);
              await confirm?.(id, submission, Date.now());
            },
            isConfirmed: (id: string) => isOnItsWay(outbox, confirmationOf(id)),
          }
        : {}),
    });
  return new Map(endpoints.map(([kind, path]) => [path, handler(kind)]));
}

async function newsletterEndpoint(
  { config, inboxFolder: folder, delivery }: ServeOptions,
  gate: Gate,
): Promise<ReadonlyMap<string, Handler>> {
  const { newsletterPath: path = '', name: siteName, siteUrl, contactEmail } = config;
  if (path === '') return new Map();
  prepareInbox(folder);
  const handler = newsletterHandler({
    store: folderSubscribers(folder),
    send: delivery ? toSubscriber(delivery.settings) : null,
    now: Date.now,
    siteName,
    siteUrl,
    contactEmail,
    path,
    gate,
    headers: securityHeaders({ ...config, styleHashes: [] }),
  });
  return new Map([[path, handler]]);
}

const inboxOnly: Handler = (_request, response) =>
  refuse(response, 404, 'Only the inbox is here; the site is at the dev server.');

const listen = (server: Server, where: ListenOptions & { fd?: number }): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(where, () => {
      server.off('error', reject);
      resolve();
    });
  });

function closeServer(server: Server, drainTimeoutMs = 5000): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), drainTimeoutMs);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });
}
