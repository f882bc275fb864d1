import { removeEntries } from '../inbox/rules/outbox.ts';
import { storedJson } from '../inbox/rules/storedJson.ts';
import type { StoredMessage } from '../inbox/rules/submission.ts';
import type { DeskStore, Session } from '../orders/deskStore.ts';
import { newSecret } from '../orders/orderKeys.ts';
import { orderMemory } from '../orders/orderLog.ts';
import { scanned } from '../orders/scanned.ts';
import type { Bucket } from './bindings.ts';
import { bucketOutbox } from './bucketOutbox.ts';
import { ifAbsent, keyOf, keysOf, objectsOf, patiently, readJson } from './bucketStore.ts';

const isId = (id: string): boolean => /^[0-9a-f]{32}-[1-9]\d{0,8}$/.test(id);
const logOf = (id: string): string => keyOf(id, 'events.jsonl');
const sessionOf = (hash: string): string => `desk/${hash}.json`;

interface ReadObject {
  readonly text: string;
  readonly etag: string;
}

/** Orders in the bucket. Make one for each request: what one request waits for, another must not resolve. */
export function bucketOrders(bucket: Bucket): DeskStore {
  /** Of all messages, as they were at the last look; null before the first. */
  let tags: ReadonlyMap<string, string> | null = null;
  const known = new Map<string, ReadObject>();
  const look = async (): Promise<ReadonlyMap<string, string>> => {
    tags = new Map((await objectsOf(bucket, 'messages/')).map(({ key, etag }) => [key, etag]));
    return tags;
  };
  /** After a look, only what has changed is read again: an open desk follows every order. */
  const read = async (key: string): Promise<ReadObject | null> => {
    const tag = tags?.get(key);
    if (tags !== null && tag === undefined) return null;
    const before = known.get(key);
    if (before !== undefined && before.etag === tag) return before;
    const object = await bucket.get(key);
    if (object === null) return null;
    const found = { text: await object.text(), etag: object.etag };
    known.set(key, found);
    return found;
  };
  const readMessage: DeskStore['readMessage'] = async (id) => {
    const found = isId(id) ? await read(keyOf(id, 'message.json')) : null;
    return found === null ? undefined : (JSON.parse(found.text) as StoredMessage);
  };
  const readLog = async (id: string) => {
    const found = isId(id) ? await read(logOf(id)) : null;
    return { text: found?.text ?? '', version: found?.etag ?? null };
  };

  const store: DeskStore = {
    memory: orderMemory(),
    readMessage,
    readLog,
    // The whole log is written, if it is still the one that was read.
    append: async (id, record, { text, version }) => {
      const options = version === null ? ifAbsent : { onlyIf: { etagMatches: version } };
      tags = null;
      await patiently(() => bucket.put(logOf(id), text + record, options));
    },
    flush: async () => {}, // What R2 has answered is durable.
    putFile: async (id, name, bytes) => void (await bucket.put(keyOf(id, name), bytes.slice().buffer)),
    getFile: async (id, name) => {
      const object = await bucket.get(keyOf(id, name));
      return object === null ? null : new Uint8Array(await object.arrayBuffer());
    },
    ids: async () =>
      [...(await look()).keys()].flatMap((key) => {
        const [, hash, n] = /^messages\/([0-9a-f]{32})\/([1-9]\d{0,8})\/message\.json$/.exec(key) ?? [];
        return hash === undefined ? [] : [`${hash}-${n}`];
      }),
    find: (query, now) => scanned(store, query, now),
    readDone: async (id) => {
      const found = await read(keyOf(id, 'done.json'));
      return found === null ? null : (JSON.parse(found.text) as { readonly at: string }).at;
    },
    writeDone: async (id, at) => {
      const key = keyOf(id, 'done.json');
      if (at === null) await bucket.delete(key);
      else await bucket.put(key, storedJson({ at }));
    },
    // The message goes last, so that an erasure that was interrupted can be repeated.
    erase: async (id) => {
      const message = keyOf(id, 'message.json');
      const others = (await keysOf(bucket, keyOf(id, ''))).filter((key) => key !== message);
      await removeEntries(bucketOutbox(bucket), id);
      for (const key of [...others, message]) await bucket.delete(key);
    },
    stampOf: async (id) => {
      if (id === null) return [...(await look())].join();
      const { version } = await readLog(id);
      return version ?? ((await readMessage(id)) === undefined ? null : '');
    },
    readSession: (hash) => readJson<Session>(bucket, sessionOf(hash)),
    writeSession: async (hash, session) => void (await bucket.put(sessionOf(hash), storedJson(session))),
    removeSession: (hash) => bucket.delete(sessionOf(hash)),
    sessions: async () =>
      (await keysOf(bucket, 'desk/')).flatMap((key) => /^desk\/([0-9a-f]{64})\.json$/.exec(key)?.[1] ?? []),
  };
  return store;
}

/** As `folderSecret`: made once, by whichever worker comes first. */
export async function bucketSecret(bucket: Bucket): Promise<string> {
  const key = 'order-secret';
  const known = await bucket.get(key);
  if (known !== null) return known.text();
  await bucket.put(key, newSecret(), ifAbsent);
  const made = await bucket.get(key);
  if (made === null) throw new Error('The secret of the orders cannot be kept.');
  return made.text();
}
