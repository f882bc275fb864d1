/** An order is its events: `events.jsonl` beside the message, only ever appended to (D2). */
import * as v from 'valibot';
import { transition } from 'xstate';
import type { StoredEvent } from '../../machines/order/orderDocument.ts';
import type { OrderAct, OrderEvent, Party } from '../../machines/order/orderEvents.ts';
import { orderMachine } from '../../machines/order/orderMachine.ts';
import { dueEvent, foldOrder, type OrderSnapshot } from '../../machines/order/orderRules.ts';
import { escapedJson } from '../inbox/rules/storedJson.ts';
import type { StoredMessage } from '../inbox/rules/submission.ts';

interface StoredLog {
  readonly text: string;
  /** Of the stored object, where a write can depend on it; else null. */
  readonly version: string | null;
}

export interface OrderStore {
  readonly memory: OrderMemory;
  /** Undefined if there is no such message, also for a malformed id. */
  readonly readMessage: (id: string) => Promise<StoredMessage | undefined>;
  /** Empty if there is none. */
  readonly readLog: (id: string) => Promise<StoredLog>;
  /** Resolves once the record is stored durably, or was not stored because the log has changed or is gone. */
  readonly append: (id: string, record: string, expected: StoredLog) => Promise<void>;
  /** Resolves once what was read is stored durably, whoever wrote it. */
  readonly flush: (id: string) => Promise<void>;
  /** `name` is a name without a path. */
  readonly putFile: (id: string, name: string, bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
  readonly getFile: (id: string, name: string) => Promise<Uint8Array<ArrayBuffer> | null>;
}

export interface Order {
  readonly message: StoredMessage;
  readonly events: readonly StoredEvent[];
  readonly snapshot: OrderSnapshot;
}

/** More would make each reader slow, and nobody writes so much. */
const maxEvents = 2000;
const maxAttempts = 100;

const eventShape = v.looseObject({
  version: v.literal(1),
  number: v.number(),
  key: v.string(),
  // What the machine raises itself is no event of a log.
  type: v.pipe(v.string(), v.notValue('step.taken')),
  by: v.picklist(['visitor', 'owner', 'clock']),
  at: v.string(),
});

function eventIn(line: string): StoredEvent | null {
  if (line.trim() === '') return null;
  try {
    const parsed = v.safeParse(eventShape, JSON.parse(line));
    return parsed.success ? (parsed.output as unknown as StoredEvent) : null;
  } catch {
    return null;
  }
}

/** A log as far as it was folded. */
interface Folded extends Pick<Order, 'events' | 'snapshot'> {
  readonly receivedAt: string;
  readonly text: string;
}

const unfolded = (receivedAt: string): Folded => ({
  receivedAt,
  text: '',
  events: [],
  snapshot: foldOrder(receivedAt, []),
});

/** `text` begins with what was folded, which ends with a line. */
function foldOn(folded: Folded, text: string): Folded {
  if (text === folded.text) return folded;
  const events = [...folded.events];
  let { snapshot } = folded;
  for (const line of text.slice(folded.text.length).split('\n')) {
    const event = eventIn(line);
    if (event?.number !== events.length + 1 || !snapshot.can(event)) continue;
    [snapshot] = transition(orderMachine, snapshot, event);
    events.push(event);
  }
  return { receivedAt: folded.receivedAt, text, events, snapshot };
}

/** The events that count: each has the next number, and the machine accepts it. Other lines are torn, or came second. */
export const foldLog = (receivedAt: string, text: string): Pick<Order, 'events' | 'snapshot'> =>
  foldOn(unfolded(receivedAt), text);

/** What one process knows of the orders that it used last. The logs alone say what is true. */
export interface OrderMemory {
  readonly folded: Map<string, Folded>;
  /** The last writer of each order; the next one waits for it. */
  readonly writers: Map<string, Promise<unknown>>;
}

export const orderMemory = (): OrderMemory => ({ folded: new Map(), writers: new Map() });

const maxRemembered = 50;

/** Folds only what is new since the last time. */
function foldWith({ folded }: OrderMemory, { id, receivedAt }: StoredMessage, text: string): Folded {
  const before = folded.get(id);
  const isPrefix = before?.receivedAt === receivedAt && text.startsWith(before.text);
  // Another process may still be writing the last line.
  const lines = foldOn(isPrefix ? before : unfolded(receivedAt), text.slice(0, text.lastIndexOf('\n') + 1));
  folded.delete(id);
  folded.set(id, lines);
  const [oldest] = folded.keys();
  if (folded.size > maxRemembered && oldest !== undefined) folded.delete(oldest);
  return foldOn(lines, text);
}

/** Runs one task of an order after the other, so that the writers of one process do not race each other. */
async function inTurn<Result>(
  { writers }: OrderMemory,
  id: string,
  task: () => Promise<Result>,
): Promise<Result> {
  const own = (writers.get(id) ?? Promise.resolve()).then(task);
  const settled = own.catch(() => {});
  writers.set(id, settled);
  try {
    return await own;
  } finally {
    if (writers.get(id) === settled) writers.delete(id);
  }
}

interface Read {
  readonly order: Order;
  readonly log: StoredLog;
}

async function read(store: OrderStore, id: string): Promise<Read | null> {
  const log = await store.readLog(id);
  const message = await store.readMessage(id);
  if (message === undefined) return null;
  const { events, snapshot } = foldWith(store.memory, message, log.text);
  return { order: { message, events, snapshot }, log };
}

/** No event is older than the one before, whatever the clocks of several servers say. */
const timeAfter = ({ events }: Order, now: number): number =>
  Math.max(now, Date.parse(events.at(-1)?.at ?? '') || 0);

/** Of an event that is about to be appended. */
export type BeforeEvent = (id: string, event: StoredEvent) => Promise<void>;

async function append(
  store: OrderStore,
  { order: { message, events }, log }: Read,
  event: OrderEvent,
  key: string,
  before?: BeforeEvent,
): Promise<void> {
  const stored: StoredEvent = { version: 1, number: events.length + 1, key, ...event };
  await before?.(message.id, stored);
  // A line break at both ends: a line that an interruption tore does not spoil the next one.
  await store.append(message.id, `\n${escapedJson(stored)}\n`, log);
}

const clockKey = ({ events }: Order): string => `clock-${events.length + 1}`;

/** Appends what the clock does first. Null if there is no such order. */
export async function readOrder(store: OrderStore, id: string, now: number): Promise<Order | null> {
  for (let attempt = 1; ; attempt++) {
    const found = await read(store, id);
    const due = found && dueEvent(found.order.snapshot, timeAfter(found.order, now));
    if (!due) return found?.order ?? null;
    if (attempt > maxAttempts) throw new Error(`The log of ${id} cannot be written.`);
    await append(store, found, due, clockKey(found.order));
  }
}

export interface NewAct {
  readonly key: string;
  readonly act: OrderAct;
  readonly by: Party;
}

export type Outcome =
  /** `refused`: not in this state. `taken`: another event has the key. `full`: no room for more. */
  | { readonly kind: 'kept' | 'refused' | 'taken' | 'full'; readonly order: Order }
  | { readonly kind: 'missing' };

/** What was sent, in one order of names; where a file is kept may differ. */
function contentOf({ by, ...act }: { readonly by: Party } & OrderAct): string {
  const { version, number, key, at, ...own } = act as unknown as Readonly<Record<string, unknown>>;
  return JSON.stringify([by, sorted(own)]);
}

const sorted = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .filter(([name]) => name !== 'storedAs')
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, each]) => [name, sorted(each)])
    : value;

/** The event that is already kept under this key, if it is the same. */
function knownIn(order: Order, { key, act, by }: NewAct): StoredEvent | 'taken' | null {
  const known = order.events.find((event) => event.key === key);
  if (known === undefined) return null;
  return contentOf(known) === contentOf({ ...act, by }) ? known : 'taken';
}

/** Keeps an event once, however often it is sent and however many write at the same time. */
export const addEvent = (
  store: OrderStore,
  id: string,
  act: NewAct,
  now: number,
  before?: BeforeEvent,
): Promise<Outcome> => inTurn(store.memory, id, () => addNext(store, id, act, now, before));

async function addNext(
  store: OrderStore,
  id: string,
  act: NewAct,
  now: number,
  before?: BeforeEvent,
): Promise<Outcome> {
  let isOwn = false;
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const found = await read(store, id);
    if (found === null) return { kind: 'missing' };
    const { order } = found;
    const known = knownIn(order, act);
    if (known === 'taken') return { kind: 'taken', order };
    if (known !== null) {
      if (!isOwn) await store.flush(id);
      return { kind: 'kept', order };
    }
    const time = timeAfter(order, now);
    const due = dueEvent(order.snapshot, time);
    if (due !== null) {
      await append(store, found, due, clockKey(order));
      continue;
    }
    const event = { ...act.act, by: act.by, at: new Date(time).toISOString() };
    if (!order.snapshot.can(event)) return { kind: 'refused', order };
    if (order.events.length >= maxEvents) return { kind: 'full', order };
    await append(store, found, event, act.key, before);
    isOwn = true;
  }
  throw new Error(`The log of ${id} cannot be written: another writer always came first.`);
}
