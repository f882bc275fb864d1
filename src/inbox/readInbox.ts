import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { entryFile, folderOutbox } from './folderOutbox.ts';
import { messageFolder, messageIds } from './messageStore.ts';
import type { InboxFiles } from './rules/inboxFiles.ts';
import { deliveryNameOf, isMessageMail, type MailName, mailNameOf } from './rules/mailIds.ts';
import { deliverySchema, entrySchema } from './rules/outbox.ts';
import type { StoredMessage } from './rules/submission.ts';

const time = v.pipe(v.string(), v.isoTimestamp());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

export const messageSchema = v.object({
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
  signals: v.optional(v.array(v.picklist(['honeypot', 'repeated', 'links', 'hurry', 'noBrowser']))),
});
export const doneSchema = v.object({ at: time });
/** `at` is the time of the next attempt, or of the last one. */
export interface Delivery {
  readonly state: 'waiting' | 'delivered' | 'givenUp';
  readonly at: string;
  readonly attempts: number;
  readonly reason: string | null;
}

export interface OrderDelivery extends MailName {
  readonly delivery: Delivery;
}

export interface InboxEntry {
  readonly message: StoredMessage;
  /** Where people find the attachment; null: there is none. */
  readonly attachmentPath: string | null;
  readonly log: string;
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

const unlessMissing = (error: unknown): null => {
  if (isMissing(error)) return null;
  throw error;
};

const folderFiles = (folder: string): InboxFiles => ({
  ids: () => messageIds(folder),
  names: (id) => readdir(messageFolder(folder, id)).catch(() => null),
  read: (id, name) => readFile(join(messageFolder(folder, id), name), 'utf8').catch(unlessMissing),
  waiting: folderOutbox(folder).ids,
  readWaiting: (mailId) => readFile(entryFile(folder, mailId), 'utf8').catch(unlessMissing),
  pathOf: (id, name) => join(messageFolder(folder, id), name),
  waitingPathOf: (mailId) => entryFile(folder, mailId),
});

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function checked<const Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
  read: Promise<string | null>,
): Promise<v.InferOutput<Schema> | null> {
  try {
    const text = await read;
    return text === null ? null : v.parse(schema, JSON.parse(text));
  } catch (error) {
    throw new Unreadable(path, reasonOf(error));
  }
}

const readChecked = <const Schema extends v.GenericSchema>(
  files: InboxFiles,
  id: string,
  name: string,
  schema: Schema,
): Promise<v.InferOutput<Schema> | null> => checked(files.pathOf(id, name), schema, files.read(id, name));

async function deliveryOf(files: InboxFiles, mailId: string): Promise<Delivery | null> {
  const entry = files.readWaiting(mailId);
  const waiting = await checked(files.waitingPathOf(mailId), entrySchema, entry);
  if (waiting !== null)
    return {
      state: 'waiting',
      at: waiting.nextAt,
      attempts: waiting.attempts,
      reason: waiting.lastReason,
    };
  return readChecked(files, mailNameOf(mailId).id, deliveryNameOf(mailId), deliverySchema);
}

const deliveredName = /^delivery-((?:owner|visitor)-\d+)\.json$/;

async function orderMailsOf(
  files: InboxFiles,
  id: string,
  waiting: readonly string[],
): Promise<OrderDelivery[]> {
  const settled = ((await files.names(id)) ?? []).flatMap((name) => {
    const [, mail] = deliveredName.exec(name) ?? [];
    return mail === undefined ? [] : [`${id}.${mail}`];
  });
  const own = waiting.filter((mail) => !isMessageMail(mail) && mailNameOf(mail).id === id);
  const found: OrderDelivery[] = [];
  for (const mail of new Set([...settled, ...own])) {
    const delivery = await deliveryOf(files, mail);
    if (delivery !== null) found.push({ ...mailNameOf(mail), delivery });
  }
  return found.sort((a, b) => a.number - b.number);
}

async function readLog(files: InboxFiles, id: string): Promise<string> {
  try {
    return (await files.read(id, 'events.jsonl')) ?? '';
  } catch (error) {
    throw new Unreadable(files.pathOf(id, 'events.jsonl'), reasonOf(error));
  }
}

async function readEntry(
  files: InboxFiles,
  id: string,
  waiting: readonly string[],
): Promise<InboxEntry | null> {
  const path = files.pathOf(id, 'message.json');
  const message = await readChecked(files, id, 'message.json', messageSchema);
  if (message === null) {
    if ((await files.names(id)) === null) return null;
    throw new Unreadable(path, 'the file is missing');
  }
  if (message.id !== id) throw new Unreadable(path, `it has the id of another message, ${message.id}`);
  const done = await readChecked(files, id, 'done.json', doneSchema);
  return {
    message,
    attachmentPath: message.attachment && files.pathOf(id, message.attachment.storedAs),
    log: await readLog(files, id),
    doneAt: done?.at ?? null,
    delivery: await deliveryOf(files, id),
    orderMails: await orderMailsOf(files, id, waiting),
  };
}

const readAtOnce = 16;

/** A few messages at a time, all or only these. Damaged ones are named, not thrown. */
export async function* readPages(files: InboxFiles, only?: readonly string[]): AsyncGenerator<Inbox> {
  const waiting = await files.waiting();
  const ids = only ?? (await files.ids());
  const read = async (id: string): Promise<InboxEntry | UnreadableFile | null> => {
    try {
      return await readEntry(files, id, waiting);
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      return { id, path: error.path, reason: error.message };
    }
  };
  for (let n = 0; n < ids.length; n += readAtOnce) {
    const found = await Promise.all(ids.slice(n, n + readAtOnce).map(read));
    yield {
      entries: found.flatMap((each) => (each !== null && 'message' in each ? each : [])),
      unreadable: found.flatMap((each) => (each !== null && 'reason' in each ? each : [])),
    };
  }
}

/** All messages, or only these, the newest first. Damaged ones are named, not thrown. */
export async function readMessages(files: InboxFiles, only?: readonly string[]): Promise<Inbox> {
  const entries: InboxEntry[] = [];
  const unreadable: UnreadableFile[] = [];
  for await (const page of readPages(files, only)) {
    entries.push(...page.entries);
    unreadable.push(...page.unreadable);
  }
  entries.sort((a, b) => b.message.receivedAt.localeCompare(a.message.receivedAt));
  return { entries, unreadable };
}

/** As {@link readMessages}. Rejects with ENOENT if there is no inbox. */
export const readInbox = (folder: string, only?: readonly string[]): Promise<Inbox> =>
  readMessages(folderFiles(folder), only);

/** A few messages at a time, all or only these, however many there are. */
export const readInboxPages = (folder: string, only?: readonly string[]): AsyncIterable<Inbox> =>
  readPages(folderFiles(folder), only);
