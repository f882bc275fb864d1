import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { deliveryFile, entryFile, folderOutbox } from './folderOutbox.ts';
import { messageFolder, messageIds } from './messageStore.ts';
import { isMessageMail, type MailName, mailNameOf } from './rules/mailIds.ts';
import { deliverySchema, entrySchema } from './rules/outbox.ts';
import type { StoredMessage } from './rules/submission.ts';

const time = v.pipe(v.string(), v.isoTimestamp());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const messageSchema = v.object({
  id: v.string(),
  kind: v.picklist(['contact', 'request']),
  receivedAt: time,
  fields: v.record(v.string(), v.union([v.string(), v.boolean()])),
  attachment: v.nullable(
    v.object({
      fileName: v.string(),
      storedAs: v.pipe(v.string(), v.regex(/^attachment[\w.-]*$/)),
      size: count,
      type: v.string(),
      sha256: v.string(),
    }),
  ),
});
const doneSchema = v.object({ at: time });
/** `at` is the time of the next attempt, or of the last one. */
export interface Delivery {
  readonly state: 'waiting' | 'delivered' | 'givenUp';
  readonly at: string;
  readonly attempts: number;
  readonly reason: string | null;
}

/** An e-mail about an order. */
export interface OrderDelivery extends MailName {
  readonly delivery: Delivery;
}

export interface InboxEntry {
  readonly message: StoredMessage;
  readonly folder: string;
  readonly doneAt: string | null;
  readonly delivery: Delivery | null;
  /** All others, in the order of the events. */
  readonly orderMails: readonly OrderDelivery[];
}

export interface UnreadableFile {
  readonly id: string;
  readonly path: string;
  readonly reason: string;
}

export interface Inbox {
  readonly entries: readonly InboxEntry[];
  readonly unreadable: readonly UnreadableFile[];
}

class Unreadable extends Error {
  readonly path: string;

  constructor(path: string, reason: string) {
    super(reason);
    this.path = path;
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');

async function readChecked<const Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
): Promise<v.InferOutput<Schema> | null> {
  try {
    return v.parse(schema, JSON.parse(await readFile(path, 'utf8')));
  } catch (error) {
    if (isMissing(error)) return null;
    throw new Unreadable(path, error instanceof Error ? error.message : String(error));
  }
}

async function deliveryOf(folder: string, id: string): Promise<Delivery | null> {
  const waiting = await readChecked(entryFile(folder, id), entrySchema);
  if (waiting !== null)
    return {
      state: 'waiting',
      at: waiting.nextAt,
      attempts: waiting.attempts,
      reason: waiting.lastReason,
    };
  return readChecked(deliveryFile(folder, id), deliverySchema);
}

const deliveredName = /^delivery-((?:owner|visitor)-\d+)\.json$/;

async function orderMailsOf(
  folder: string,
  id: string,
  waiting: readonly string[],
): Promise<OrderDelivery[]> {
  const names = await readdir(messageFolder(folder, id)).catch(() => []);
  const settled = names.flatMap((name) => {
    const [, mail] = deliveredName.exec(name) ?? [];
    return mail === undefined ? [] : [`${id}.${mail}`];
  });
  const own = waiting.filter((mail) => !isMessageMail(mail) && mailNameOf(mail).id === id);
  const found: OrderDelivery[] = [];
  for (const mail of new Set([...settled, ...own])) {
    const delivery = await deliveryOf(folder, mail);
    if (delivery !== null) found.push({ ...mailNameOf(mail), delivery });
  }
  return found.sort((a, b) => a.number - b.number);
}

async function readEntry(folder: string, id: string, waiting: readonly string[]): Promise<InboxEntry | null> {
  const own = messageFolder(folder, id);
  const path = join(own, 'message.json');
  const message = await readChecked(path, messageSchema);
  if (message === null) {
    const rest = await readdir(own).catch(() => null);
    if (rest === null) return null;
    throw new Unreadable(path, 'the file is missing');
  }
  if (message.id !== id) throw new Unreadable(path, `it has the id of another message, ${message.id}`);
  const done = await readChecked(join(own, 'done.json'), doneSchema);
  return {
    message,
    folder: own,
    doneAt: done?.at ?? null,
    delivery: await deliveryOf(folder, id),
    orderMails: await orderMailsOf(folder, id, waiting),
  };
}

/** Damaged messages are named, not thrown. Rejects with ENOENT if there is no inbox. */
export async function readInbox(folder: string): Promise<Inbox> {
  const entries: InboxEntry[] = [];
  const unreadable: UnreadableFile[] = [];
  const waiting = await folderOutbox(folder).ids();
  for (const id of await messageIds(folder)) {
    try {
      const entry = await readEntry(folder, id, waiting);
      if (entry !== null) entries.push(entry);
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      unreadable.push({ id, path: error.path, reason: error.message });
    }
  }
  entries.sort((a, b) => b.message.receivedAt.localeCompare(a.message.receivedAt));
  return { entries, unreadable };
}
