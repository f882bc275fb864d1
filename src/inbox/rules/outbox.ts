/**
 * An entry is written before what its e-mail is about appears, and removed once the e-mail is settled, so a crash loses
 * none. All ids are of e-mails (`mailIds.ts`); that of the owner's e-mail about a message is the message's.
 */
import * as v from 'valibot';
import {
  abandonedAfter,
  type Due,
  type Progress,
  type Result,
  remainingPause,
} from '../../../machines/delivery/deliveryRules.ts';
import type { Look } from '../../../machines/outbox/outboxRules.ts';
import { mailNameOf } from './mailIds.ts';

const time = v.pipe(v.string(), v.isoTimestamp());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

export const entrySchema = v.object({
  attempts: count,
  nextAt: time,
  /** Before the first attempt, in ms. */
  wait: v.optional(count),
  lastReason: v.nullable(v.string()),
  since: time,
  /** `at` of the previous delivery, if the message is sent again on request. */
  follows: v.nullable(v.string()),
});

export const deliverySchema = v.object({
  state: v.picklist(['delivered', 'givenUp']),
  at: time,
  attempts: count,
  reason: v.optional(v.nullable(v.string()), null),
});

type Entry = v.InferOutput<typeof entrySchema>;

export interface OutboxStore {
  readonly ids: () => Promise<readonly string[]>;
  readonly read: (kind: 'entry' | 'message' | 'delivery', id: string) => Promise<string | undefined>;
  /** Resolves once everything is stored durably. */
  readonly write: (kind: 'entry' | 'delivery', id: string, content: object) => Promise<void>;
  readonly removeEntry: (id: string) => Promise<void>;
}

const isoTime = (ms: number): string => new Date(ms).toISOString();

const newEntry = (now: number, wait = 0): Entry => ({
  attempts: 0,
  nextAt: isoTime(now + wait),
  ...(wait === 0 ? {} : { wait }),
  lastReason: null,
  since: isoTime(now),
  follows: null,
});

function parsed<const Schema extends v.GenericSchema>(
  schema: Schema,
  text: string | undefined,
): v.InferOutput<Schema> | undefined {
  try {
    return v.parse(schema, JSON.parse(text ?? ''));
  } catch {
    return undefined;
  }
}

/** Returns undefined if the e-mail does not wait. An unreadable entry counts as new. */
async function readEntry(store: OutboxStore, id: string): Promise<Entry | undefined> {
  const text = await store.read('entry', id);
  return text === undefined ? undefined : (parsed(entrySchema, text) ?? newEntry(0));
}

const writeEntry = (store: OutboxStore, id: string, entry: Entry): Promise<void> =>
  store.write('entry', id, { id, ...entry });

const deliveryOf = async (store: OutboxStore, id: string) =>
  parsed(deliverySchema, await store.read('delivery', id));

/** Call it before the message appears. Does nothing for an e-mail that already waits. `wait`: before the first attempt, in ms. */
export async function queue(store: OutboxStore, id: string, now = Date.now(), wait = 0): Promise<void> {
  if ((await readEntry(store, id)) === undefined) await writeEntry(store, id, newEntry(now, wait));
}

/** How long an entry, as it is stored, still waits before its first attempt, in milliseconds. */
export function waitOf(text: string | undefined, now: number): number {
  const entry = parsed(entrySchema, text);
  return entry === undefined ? 0 : pauseOf(entry, now);
}

/** Sends a message again, with all attempts, also one that was delivered or given up. */
export async function queueAgain(store: OutboxStore, id: string, now = Date.now()): Promise<void> {
  const follows = (await deliveryOf(store, id))?.at ?? null;
  await writeEntry(store, id, { ...newEntry(now), follows });
}

interface Waiting {
  readonly id: string;
  readonly entry: Entry;
}

const readAtOnce = 64;

async function waiting(store: OutboxStore): Promise<Waiting[]> {
  const ids = await store.ids();
  const found: Waiting[] = [];
  for (let n = 0; n < ids.length; n += readAtOnce)
    await Promise.all(
      ids.slice(n, n + readAtOnce).map(async (id) => {
        const entry = await readEntry(store, id).catch(() => newEntry(0));
        if (entry !== undefined) found.push({ id, entry });
      }),
    );
  return found.sort((a, b) => (a.entry.nextAt < b.entry.nextAt ? -1 : 1));
}

const pauseOf = ({ attempts, nextAt, wait }: Entry, now: number): number =>
  remainingPause(attempts, Date.parse(nextAt), now, wait);

export async function look(
  store: OutboxStore,
  now: number,
): Promise<Omit<Look, 'seen'> & { nextAt: number }> {
  const pauses = (await waiting(store)).map(({ id, entry }) => ({ id, pause: pauseOf(entry, now) }));
  return {
    due: pauses.filter(({ pause }) => pause === 0).map(({ id }) => id),
    nextAt: now + Math.min(...pauses.map(({ pause }) => pause || Number.POSITIVE_INFINITY)),
  };
}

export async function backlog(
  store: OutboxStore,
  now: number,
): Promise<{ readonly count: number; readonly oldestMs: number }> {
  const found = await waiting(store);
  const since = Math.min(now, ...found.map(({ entry }) => Date.parse(entry.since)));
  return { count: found.length, oldestMs: now - since };
}

/** The ids of the e-mails that are `late` milliseconds overdue, once in this time. */
export async function takeLate(store: OutboxStore, late: number, now: number): Promise<string[]> {
  const found = (await waiting(store)).filter(({ entry }) => Date.parse(entry.nextAt) + late <= now);
  for (const { id, entry } of found) await writeEntry(store, id, { ...entry, nextAt: isoTime(now) });
  return found.map(({ id }) => id);
}

export async function removeEntries(store: OutboxStore, messageId: string): Promise<void> {
  for (const id of await store.ids()) if (mailNameOf(id).id === messageId) await store.removeEntry(id);
}

/** What an e-mail is about: it is there, or not yet, or there will never be anything to write. */
export type Found = 'there' | 'missing' | 'none';

const messageIn =
  (store: OutboxStore) =>
  async (id: string): Promise<Found> =>
    (await store.read('message', id)) === undefined ? 'missing' : 'there';

export async function isOnItsWay(store: OutboxStore, id: string): Promise<boolean> {
  return (
    (await store.read('entry', id)) !== undefined || (await deliveryOf(store, id))?.state === 'delivered'
  );
}

/** Returns null if no e-mail is due. Drops the entry of one that is settled, or whose occasion never appeared. */
export async function readDue(
  store: OutboxStore,
  id: string,
  now: number,
  find: ((id: string) => Promise<Found>) | undefined = undefined,
): Promise<Due | null> {
  const entry = await readEntry(store, id);
  if (entry === undefined || pauseOf(entry, now) > 0) return null;
  const settled = await deliveryOf(store, id);
  const isSettled = settled !== undefined && settled.at !== entry.follows;
  const found = isSettled ? 'none' : await (find ?? messageIn(store))(id);
  if (found === 'there') return { attempts: entry.attempts, since: entry.since };
  if (found === 'none' || now - Date.parse(entry.since) > abandonedAfter) await store.removeEntry(id);
  return null;
}

/** Leaves an entry that was queued again meanwhile, and none for a deleted message. */
export async function record(
  store: OutboxStore,
  { id, since, attempts, wait, reason, result }: Progress & { readonly result: Result },
  now: number,
): Promise<void> {
  if (result === 'postponed') {
    const entry = await readEntry(store, id);
    if (entry?.since === since)
      await writeEntry(store, id, { ...entry, attempts, nextAt: isoTime(now + wait), lastReason: reason });
    return;
  }
  if ((await store.read('message', id)) !== undefined)
    await store.write('delivery', id, { state: result, at: isoTime(now), attempts, reason });
  await store.removeEntry(id);
}
