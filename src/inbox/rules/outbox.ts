/**
 * The e-mails that wait: an entry each, written before the message appears and removed once the e-mail is settled. So
 * nothing that was stored is forgotten, whenever the server or the worker is killed. Neutral to the platform.
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

const time = v.pipe(v.string(), v.isoTimestamp());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Of an e-mail that waits. Times are ISO 8601, in UTC. */
export const entrySchema = v.object({
  attempts: count,
  nextAt: time,
  lastReason: v.nullable(v.string()),
  since: time,
  /** `at` of the delivery that this one follows, if the message is sent again on request. */
  follows: v.nullable(v.string()),
});

/** What became of an e-mail. */
export const deliverySchema = v.object({
  state: v.picklist(['delivered', 'givenUp']),
  at: time,
  attempts: count,
  reason: v.optional(v.nullable(v.string()), null),
});

type Entry = v.InferOutput<typeof entrySchema>;

/** Where an inbox and its outbox are kept: a folder, or a bucket. */
export interface OutboxStore {
  /** The ids of the messages that have an entry, in no order. */
  readonly ids: () => Promise<readonly string[]>;
  /** Returns undefined if there is none. */
  readonly read: (kind: 'entry' | 'message' | 'delivery', id: string) => Promise<string | undefined>;
  /** Resolves once the whole is kept, whatever happens then. */
  readonly write: (kind: 'entry' | 'delivery', id: string, content: object) => Promise<void>;
  readonly removeEntry: (id: string) => Promise<void>;
}

const isoTime = (ms: number): string => new Date(ms).toISOString();

const newEntry = (now: number): Entry => ({
  attempts: 0,
  nextAt: isoTime(now),
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

/** Returns undefined if the e-mail does not wait. An unreadable entry is a new one: it is not forgotten. */
async function readEntry(store: OutboxStore, id: string): Promise<Entry | undefined> {
  const text = await store.read('entry', id);
  return text === undefined ? undefined : (parsed(entrySchema, text) ?? newEntry(0));
}

const writeEntry = (store: OutboxStore, id: string, entry: Entry): Promise<void> =>
  store.write('entry', id, { id, ...entry });

const deliveryOf = async (store: OutboxStore, id: string) =>
  parsed(deliverySchema, await store.read('delivery', id));

/**
 * Has a new message sent: call it before the message appears. An entry whose message never does is dropped later.
 * Does nothing for an e-mail that waits, so two servers may call it for the same message.
 */
export async function queue(store: OutboxStore, id: string, now = Date.now()): Promise<void> {
  if ((await readEntry(store, id)) === undefined) await writeEntry(store, id, newEntry(now));
}

/** Has a message sent (again) at once, with all attempts, also one that was delivered or given up. */
export async function queueAgain(store: OutboxStore, id: string, now = Date.now()): Promise<void> {
  const follows = (await deliveryOf(store, id))?.at ?? null;
  await writeEntry(store, id, { ...newEntry(now), follows });
}

interface Waiting {
  readonly id: string;
  readonly entry: Entry;
}

/** How many entries are read at once. */
const readAtOnce = 64;

/** All entries, the first due first. One that cannot be read is a new one: its delivery reports why. */
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

/** How long an e-mail still waits, in milliseconds. */
const pauseOf = ({ attempts, nextAt }: Entry, now: number): number =>
  remainingPause(attempts, Date.parse(nextAt), now);

/** Reads the whole outbox. */
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

/** Returns the ids of the e-mails that should have been sent `late` milliseconds ago, once in this time. */
export async function takeLate(store: OutboxStore, late: number, now: number): Promise<string[]> {
  const found = (await waiting(store)).filter(({ entry }) => Date.parse(entry.nextAt) + late <= now);
  for (const { id, entry } of found) await writeEntry(store, id, { ...entry, nextAt: isoTime(now) });
  return found.map(({ id }) => id);
}

/** Returns null if no e-mail about the message is due. Drops the entry of a message that is settled or never appeared. */
export async function readDue(store: OutboxStore, id: string, now: number): Promise<Due | null> {
  const entry = await readEntry(store, id);
  if (entry === undefined || pauseOf(entry, now) > 0) return null;
  const settled = await deliveryOf(store, id);
  const isSettled = settled !== undefined && settled.at !== entry.follows;
  const isThere = (await store.read('message', id)) !== undefined;
  if (isThere && !isSettled) return { attempts: entry.attempts, since: entry.since };
  if (isSettled || now - Date.parse(entry.since) > abandonedAfter) await store.removeEntry(id);
  return null;
}

/**
 * Writes down how an attempt ended: when the next one is due, or what became of the e-mail, which then waits no longer.
 * Leaves an entry that was queued again meanwhile, and none for a message that was deleted.
 */
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
