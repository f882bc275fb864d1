/**
 * The messages whose e-mail waits: one file each, `.outbox/<id>.json`, in the inbox. Written before the message
 * appears, and removed once it is settled, so that nothing that was stored is forgotten, whenever the server is killed.
 */
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { messageFolder } from './messageStore.ts';
import { writeJson } from './writeJson.ts';

const entrySchema = v.object({
  attempts: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** ISO 8601, in UTC, like all times here. */
  nextAt: v.pipe(v.string(), v.isoTimestamp()),
  lastReason: v.nullable(v.string()),
  since: v.pipe(v.string(), v.isoTimestamp()),
  /** `at` of the delivery that this one follows, if the message is sent again on request. */
  follows: v.nullable(v.string()),
});

const deliverySchema = v.object({
  state: v.picklist(['delivered', 'givenUp']),
  at: v.string(),
  attempts: v.number(),
  reason: v.optional(v.nullable(v.string()), null),
});

export type OutboxEntry = { readonly id: string } & Readonly<v.InferOutput<typeof entrySchema>>;

/** What became of a message's e-mail: `delivery.json` in its folder. */
export type Delivery = Readonly<v.InferOutput<typeof deliverySchema>>;

export const outboxFolder = (folder: string): string => join(folder, '.outbox');
export const entryFile = (folder: string, id: string): string => join(outboxFolder(folder), `${id}.json`);
export const deliveryFile = (folder: string, id: string): string =>
  join(messageFolder(folder, id), 'delivery.json');

const isoTime = (time: number): string => new Date(time).toISOString();

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

async function textOf(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Creates the outbox, and removes what killed servers were writing more than an hour ago. */
export async function prepareOutbox(folder: string): Promise<void> {
  const outbox = outboxFolder(folder);
  await mkdir(outbox, { recursive: true, mode: 0o700 });
  for (const name of await readdir(outbox)) {
    if (!name.endsWith('.tmp')) continue;
    const file = join(outbox, name);
    const writtenAt = await stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => Date.now(),
    );
    if (Date.now() - writtenAt > 3_600_000) await rm(file, { force: true });
  }
}

/**
 * Has a new message sent: call it before the message appears. An entry whose message never does is dropped later.
 * Does nothing for a message that waits or is settled, so two servers may call it for the same message.
 */
export async function queue(folder: string, id: string, now = Date.now()): Promise<void> {
  if ((await readEntry(folder, id)) !== undefined) return;
  await mkdir(outboxFolder(folder), { recursive: true, mode: 0o700 });
  await writeEntry(folder, newEntry(id, now));
}

/**
 * Has a message sent (again) at once, also one that was delivered or given up. If an attempt fails in the same
 * moment, its pause may win.
 */
export async function queueAgain(folder: string, id: string, now = Date.now()): Promise<void> {
  await mkdir(outboxFolder(folder), { recursive: true, mode: 0o700 });
  const follows = (await readDelivery(folder, id))?.at ?? null;
  await writeEntry(folder, { ...newEntry(id, now), follows });
}

const newEntry = (id: string, now: number): OutboxEntry => ({
  id,
  attempts: 0,
  nextAt: isoTime(now),
  lastReason: null,
  since: isoTime(now),
  follows: null,
});

/** The ids of the messages that wait, in no order. */
export async function queuedIds(folder: string): Promise<string[]> {
  const names = await readdir(outboxFolder(folder));
  return names.flatMap((name) => /^([0-9a-f]{32}-[1-9]\d*)\.json$/.exec(name)?.[1] ?? []);
}

/** Returns undefined if the message does not wait. An unreadable entry is a new one: it is not forgotten. */
export async function readEntry(folder: string, id: string): Promise<OutboxEntry | undefined> {
  const text = await textOf(entryFile(folder, id));
  if (text === undefined) return undefined;
  const entry = v.safeParse(entrySchema, parsed(text));
  return entry.success ? { id, ...entry.output } : newEntry(id, 0);
}

export const writeEntry = (folder: string, entry: OutboxEntry): Promise<void> =>
  writeJson(entryFile(folder, entry.id), entry);

export const removeEntry = (folder: string, id: string): Promise<void> =>
  rm(entryFile(folder, id), { force: true });

/** Returns undefined if the e-mail is not settled, or if there is no such message. */
export async function readDelivery(folder: string, id: string): Promise<Delivery | undefined> {
  const text = await textOf(deliveryFile(folder, id));
  const delivery = v.safeParse(deliverySchema, text === undefined ? undefined : parsed(text));
  return delivery.success ? delivery.output : undefined;
}

/** Writes down what became of a message, then takes it out of the outbox. A deleted message is only taken out. */
export async function settle(folder: string, id: string, delivery: Delivery): Promise<void> {
  try {
    await writeJson(deliveryFile(folder, id), delivery);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  await removeEntry(folder, id);
}
