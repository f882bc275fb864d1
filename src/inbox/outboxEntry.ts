import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { messageFolder } from './messageStore.ts';
import { writeJson } from './writeJson.ts';

/** A message whose e-mail still waits, as it is in `.outbox/<id>.json`. */
interface OutboxEntry {
  readonly id: string;
  readonly attempts: number;
  /** When the next attempt is due. ISO 8601, in UTC, as every time here. */
  readonly nextAt: string;
  /** Why the last attempt failed. */
  readonly lastReason: string | null;
  readonly since: string;
  /** `at` of the delivery that this one follows, if the message is sent again. */
  readonly follows: string | null;
}

export const entryFile = (folder: string, id: string): string => join(folder, '.outbox', `${id}.json`);
export const deliveryFile = (folder: string, id: string): string =>
  join(messageFolder(folder, id), 'delivery.json');

async function lastDelivery(folder: string, id: string): Promise<string | null> {
  try {
    const { at } = JSON.parse(await readFile(deliveryFile(folder, id), 'utf8'));
    return typeof at === 'string' ? at : null;
  } catch {
    return null;
  }
}

/** Has a message sent (again) at once, also one that was delivered or given up. */
export async function queueAgain(folder: string, id: string): Promise<void> {
  const path = entryFile(folder, id);
  const now = new Date().toISOString();
  const follows = await lastDelivery(folder, id);
  const entry: OutboxEntry = { id, attempts: 0, nextAt: now, lastReason: null, since: now, follows };
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await writeJson(path, entry);
}

/** The e-mail is no longer sent. */
export const removeEntry = (folder: string, id: string): Promise<void> =>
  rm(entryFile(folder, id), { force: true });
