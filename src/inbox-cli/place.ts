import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { folderOutbox } from '../inbox/folderOutbox.ts';
import { folderSubscribers } from '../inbox/folderSubscribers.ts';
import { type Inbox, readInbox, readMessages } from '../inbox/readInbox.ts';
import type { SubscriberStore } from '../inbox/rules/newsletter.ts';
import { type OutboxStore, waitOf } from '../inbox/rules/outbox.ts';
import type { DeskStore } from '../orders/deskStore.ts';
import { folderOrders } from '../orders/folderOrders.ts';
import type { Bucket } from '../worker/bindings.ts';
import { bucketFiles } from '../worker/bucketFiles.ts';
import { bucketOrders } from '../worker/bucketOrders.ts';
import { bucketOutbox, lateMs } from '../worker/bucketOutbox.ts';
import { bucketSubscribers } from '../worker/bucketSubscribers.ts';
import { CommandFailed } from './findMessages.ts';

/** Where the messages are: a server's folder, or the worker's bucket. */
export interface Place {
  /** For people. */
  readonly name: string;
  /** Null: it is a bucket. */
  readonly folder: string | null;
  /** Throws {@link CommandFailed} if there is no inbox. */
  readonly mustExist: () => void;
  readonly read: () => Promise<Inbox>;
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

export const folderPlace = (folder: string): Place => ({
  name: folder,
  folder,
  mustExist: () => {
    if (!existsSync(join(folder, 'messages')))
      throw new CommandFailed(`There is no inbox at ${folder}: the server creates it when it starts.`);
  },
  read: () => readInbox(folder),
  orders: folderOrders(folder),
  outbox: folderOutbox(folder),
  subscribers: folderSubscribers(folder),
  protection: () =>
    isCopy(folder)
      ? `${folder} is a copy of a Cloudflare bucket, and this command would change the copy alone. With INBOX_BUCKET it works on the bucket itself.`
      : null,
  mailIsOff: 'E-mail is off here: it is sent when a server runs with SMTP_URL.',
});

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

export const bucketPlace = (bucket: Bucket, name: string): Place => ({
  name,
  folder: null,
  mustExist: () => {},
  read: async () => readMessages(await bucketFiles(bucket, name)),
  orders: bucketOrders(bucket),
  outbox: sweptOutbox(bucket),
  subscribers: bucketSubscribers(bucket),
  protection: () => null,
  mailIsOff: 'E-mail is off here: set INBOX_TO and INBOX_FROM as for the build of the worker.',
});
