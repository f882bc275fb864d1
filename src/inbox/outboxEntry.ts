import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { messageFolder } from './messageStore.ts';
import { writeJson } from './writeJson.ts';

/** A message whose e-mail still waits, as it is in `.outbox/<id>.json`. */
export interface OutboxEntry {
  readonly id: string;
  readonly attempts: number;
  /** When the next attempt is due. ISO 8601, in UTC, as every time here. */
  readonly nextAt: string;
  /** Why the last attempt failed. */
  readonly lastReason: string | null;
  readonly since: string;
}

export const outboxPath = (folder: string, id: string): string => join(folder, '.outbox', `${id}.json`);
export const settledPath = (folder: string, id: string): string =>
  join(messageFolder(folder, id), 'delivery.json');

/** Has the message sent by e-mail now: again if it was settled, sooner if it waits. */
export async function queue(folder: string, id: string): Promise<void> {
  const path = outboxPath(folder, id);
  const now = new Date().toISOString();
  const before = await readFile(path, 'utf8').then(
    (text): Partial<OutboxEntry> => JSON.parse(text),
    () => ({}),
  );
  await rm(settledPath(folder, id), { force: true });
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const entry: OutboxEntry = { attempts: 0, lastReason: null, since: now, ...before, id, nextAt: now };
  await writeJson(path, entry);
}

/** The e-mail is no longer sent. */
export const dequeue = (folder: string, id: string): Promise<void> =>
  rm(outboxPath(folder, id), { force: true });
