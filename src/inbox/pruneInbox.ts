import { folderSubscribers } from './folderSubscribers.ts';
import { deleteMessage } from './messageStore.ts';
import { readInbox, type UnreadableFile } from './readInbox.ts';
import { pruneSubscribers } from './rules/newsletter.ts';

export interface PruneOptions {
  readonly folder: string;
  readonly keepDays: number;
  readonly now?: () => number;
}

const dayMs = 24 * 60 * 60 * 1000;
const hourMs = 60 * 60 * 1000;

interface Pruned {
  readonly deleted: readonly string[];
  readonly unreadable: readonly UnreadableFile[];
}

/** Deletes old messages, but none of which an e-mail still waits (L22). */
export async function pruneInbox({ folder, keepDays, now = Date.now }: PruneOptions): Promise<Pruned> {
  const oldest = now() - keepDays * dayMs;
  const { entries, unreadable } = await readInbox(folder);
  const old = entries.filter(
    ({ message, delivery, orderMails }) =>
      Date.parse(message.receivedAt) < oldest &&
      [delivery, ...orderMails.map((mail) => mail.delivery)].every((each) => each?.state !== 'waiting'),
  );
  for (const { message } of old) await deleteMessage(folder, message.id);
  return { deleted: old.map(({ message }) => message.id), unreadable };
}

/** Deletes old messages now and every hour, until what it returns is called. */
export function keepPruned(options: PruneOptions, log: (line: string) => void): () => void {
  return hourly(() =>
    pruneInbox(options).then(
      ({ deleted, unreadable }) => {
        if (deleted.length > 0) log(`Deleted because of INBOX_KEEP_DAYS: ${deleted.join(', ')}`);
        for (const { path } of unreadable) log(`Kept, because it cannot be read: ${path}`);
      },
      (error: unknown) => log(`Old messages could not be deleted: ${error}`),
    ),
  );
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
