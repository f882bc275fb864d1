import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { folderOutbox } from './folderOutbox.ts';
import { folderSubscribers } from './folderSubscribers.ts';
import { deleteMessage } from './messageStore.ts';
import { type Inbox, readInboxPages, type UnreadableFile } from './readInbox.ts';
import { mailNameOf } from './rules/mailIds.ts';
import type { OutboxStore } from './rules/outbox.ts';
import { pruneSubscribers } from './rules/subscribers.ts';
import { writeJson } from './writeJson.ts';

export interface PruneOptions {
  readonly folder: string;
  readonly keepDays: number;
  readonly now?: () => number;
  readonly remove?: (id: string) => Promise<void>;
}

const dayMs = 24 * 60 * 60 * 1000;
const hourMs = 60 * 60 * 1000;

interface Pruned {
  readonly deleted: readonly string[];
  readonly unreadable: readonly UnreadableFile[];
}

interface Prunable {
  readonly pages: () => AsyncIterable<Inbox>;
  readonly outbox: Pick<OutboxStore, 'ids'>;
  readonly remove: (id: string) => Promise<void>;
}

/** Deletes old messages, but none of which an e-mail still waits, or waits again meanwhile (L22). */
export async function pruneMessages(
  { pages, outbox, remove }: Prunable,
  keepDays: number,
  now: number,
): Promise<Pruned> {
  const oldest = now - keepDays * dayMs;
  const waits = async (id: string) => (await outbox.ids()).some((mail) => mailNameOf(mail).id === id);
  const deleted: string[] = [];
  const unreadable: UnreadableFile[] = [];
  for await (const page of pages()) {
    unreadable.push(...page.unreadable);
    for (const { message } of page.entries) {
      if (Date.parse(message.receivedAt) >= oldest || (await waits(message.id))) continue;
      await remove(message.id);
      deleted.push(message.id);
    }
  }
  return { deleted, unreadable };
}

/** @internal for tests */
export const pruneInbox = ({
  folder,
  keepDays,
  now = Date.now,
  remove = (id) => deleteMessage(folder, id),
}: PruneOptions): Promise<Pruned> =>
  pruneMessages(
    { pages: () => readInboxPages(folder), outbox: folderOutbox(folder), remove },
    keepDays,
    now(),
  );

const seenSchema = v.object({ at: v.number(), since: v.number() });

/**
 * Since when the clock has gone on without a leap of a day, in ms since 1970, as far as hourly looks tell. A wrong clock
 * would delete everything, and a machine that was off may have one.
 */
async function steadySince(folder: string, now: number): Promise<number> {
  const file = join(folder, '.clock.json');
  const seen = await readFile(file, 'utf8')
    .then((text) => v.parse(seenSchema, JSON.parse(text)))
    .catch(() => null); // Missing or damaged: it begins now.
  const since = seen !== null && now - seen.at < dayMs ? Math.min(seen.since, now) : now;
  await writeJson(file, { at: now, since });
  return since;
}

/** Deletes old messages every hour, once the clock has been steady for a day, until what it returns is called. */
export function keepPruned(options: PruneOptions, log: (line: string) => void): () => void {
  const { folder, now = Date.now } = options;
  const prune = async (): Promise<void> => {
    const at = now();
    const since = await steadySince(folder, at);
    if (since === at)
      log(
        `INBOX_KEEP_DAYS: nothing is deleted before ${new Date(at + dayMs).toISOString()}, if the clock is right`,
      );
    if (at - since < dayMs) return;
    const { deleted, unreadable } = await pruneInbox({ ...options, now: () => at });
    if (deleted.length > 0) log(`Deleted because of INBOX_KEEP_DAYS: ${deleted.join(', ')}`);
    for (const { path } of unreadable) log(`Kept, because it cannot be read: ${path}`);
  };
  return hourly(() => prune().catch((error: unknown) => log(`Old messages could not be deleted: ${error}`)));
}

/** Deletes the addresses that nobody has confirmed in time, now and every hour, until what it returns is called. */
export const keepSubscribersPruned = (folder: string, log: (line: string) => void): (() => void) =>
  hourly(() =>
    pruneSubscribers(folderSubscribers(folder), Date.now()).catch((error: unknown) =>
      log(`Unconfirmed addresses could not be deleted: ${error}`),
    ),
  );

function hourly(prune: () => Promise<void>): () => void {
  void prune();
  const timer = setInterval(prune, hourMs).unref();
  return () => clearInterval(timer);
}
