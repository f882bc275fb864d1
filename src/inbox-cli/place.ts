import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { folderOutbox } from '../inbox/folderOutbox.ts';
import { folderSubscribers } from '../inbox/folderSubscribers.ts';
import { messageIds } from '../inbox/messageStore.ts';
import { type Inbox, readInbox, readInboxPages, readMessages, readPages } from '../inbox/readInbox.ts';
import { type OutboxStore, waitOf } from '../inbox/rules/outbox.ts';
import type { SubscriberStore } from '../inbox/rules/subscribers.ts';
import type { DeskStore, FoundMessages, MessageQuery } from '../orders/deskStore.ts';
import { rowOf } from '../orders/documents.ts';
import { folderOrders } from '../orders/folderOrders.ts';
import { messageIndex } from '../orders/messageIndex.ts';
import { search } from '../orders/scanned.ts';
import type { Bucket } from '../worker/bindings.ts';
import { bucketFiles } from '../worker/bucketFiles.ts';
import { bucketOrders } from '../worker/bucketOrders.ts';
import { bucketOutbox, lateMs } from '../worker/bucketOutbox.ts';
import { bucketSubscribers } from '../worker/bucketSubscribers.ts';
import { CommandFailed } from './findMessages.ts';
import { orderOf } from './orderOf.ts';

/** Where the messages are: a server's folder, or the worker's bucket. */
export interface Place {
  readonly name: string;
  /** Null: it is a bucket. */
  readonly folder: string | null;
  /** Throws {@link CommandFailed} if there is no inbox. */
  readonly mustExist: () => void;
  readonly ids: () => Promise<readonly string[]>;
  readonly read: (ids?: readonly string[]) => Promise<Inbox>;
  readonly pages: () => AsyncIterable<Inbox>;
  /** As `pages`, the newest first. A place without an index reads all before the first. */
  readonly newestFirst: () => AsyncIterable<Inbox>;
  readonly find: (query: MessageQuery) => Promise<FoundMessages>;
  readonly orders: DeskStore;
  readonly outbox: OutboxStore;
  readonly subscribers: SubscriberStore;
  /** Why nothing here may be changed; null: it may. */
  readonly protection: () => string | null;
  /** What to do so that e-mail is sent. */
  readonly mailIsOff: string;
}

/** A copy of the worker's bucket has names without a dot at the beginning. */
const isCopy = (folder: string): boolean =>
  ['order-secret', 'outbox', 'desk'].some((name) => existsSync(join(folder, name)));

const searched = ({ entries, unreadable }: Inbox, query: MessageQuery): FoundMessages =>
  search(
    entries.map((entry) => ({ message: entry.message, row: rowOf(orderOf(entry), entry.doneAt) })),
    unreadable.map(({ id }) => id),
    query,
  );

export function folderPlace(folder: string): Place {
  const index = messageIndex(folder);
  const orders = folderOrders(folder, index);
  return {
    name: folder,
    folder,
    mustExist: () => {
      if (!existsSync(join(folder, 'messages')))
        throw new CommandFailed(`There is no inbox at ${folder}: the server creates it when it starts.`);
    },
    // Whatever copies the bucket again tells no index.
    ids: () => (isCopy(folder) ? messageIds(folder) : orders.ids()),
    read: (ids) => readInbox(folder, ids),
    pages: () => readInboxPages(folder),
    newestFirst: async function* () {
      const ids = isCopy(folder) ? null : await index.idsNewestFirst();
      if (ids === null) yield await readInbox(folder);
      else yield* readInboxPages(folder, ids);
    },
    find: async (query) =>
      (isCopy(folder) ? null : await index.find(query)) ?? searched(await readInbox(folder), query),
    orders,
    outbox: folderOutbox(folder),
    subscribers: folderSubscribers(folder),
    protection: () =>
      isCopy(folder)
        ? `${folder} is a copy of a Cloudflare bucket, and this command would change the copy alone. With INBOX_BUCKET it works on the bucket itself.`
        : null,
    mailIsOff: 'E-mail is off here: it is sent when a server runs with SMTP_URL.',
  };
}

/** Nobody here tells the worker's queue: what is overdue is found by the next sweep. */
function sweptOutbox(bucket: Bucket): OutboxStore {
  const outbox = bucketOutbox(bucket);
  const overdue = (content: object) => {
    const wait = waitOf(JSON.stringify(content), Date.now());
    return { nextAt: new Date(Date.now() + wait - lateMs).toISOString() };
  };
  return {
    ...outbox,
    write: (kind, id, content) =>
      outbox.write(kind, id, kind === 'entry' ? { ...content, ...overdue(content) } : content),
  };
}

export function bucketPlace(bucket: Bucket, name: string): Place {
  const orders = bucketOrders(bucket);
  const read = async (ids?: readonly string[]) => readMessages(await bucketFiles(bucket, name), ids);
  return {
    name,
    folder: null,
    mustExist: () => {},
    ids: orders.ids,
    read,
    pages: async function* () {
      yield* readPages(await bucketFiles(bucket, name));
    },
    newestFirst: async function* () {
      yield await read();
    },
    find: async (query) => searched(await read(), query),
    orders,
    outbox: sweptOutbox(bucket),
    subscribers: bucketSubscribers(bucket),
    protection: () => null,
    mailIsOff: 'E-mail is off here: set INBOX_TO and INBOX_FROM as for the build of the worker.',
  };
}
